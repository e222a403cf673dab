"""One node: the room manager with its pulse and its alarms, started and stopped as a whole."""

from rami_server.runtime.follower import Follower
from rami_server.runtime.rooms import Rooms
from rami_server.runtime.services import Services
from rami_server.runtime.wake import Waker


class Node:
    """Everything one server process runs, sockets apart."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms = Rooms(services)
        self.waker = Waker(services, self.rooms)
        self.follower = Follower(services, self.rooms)

    async def start(self) -> None:
        """Take up whatever is due; returns when the first heartbeat has been tried."""
        await self.waker.start()
        self.follower.start()

    async def stop(self) -> None:
        """Finish what waits, make no more tables, and say that this node is gone."""
        await self.rooms.close()
        await self.follower.stop()
        await self.waker.stop()
