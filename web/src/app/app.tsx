/** Shows the screen that the address names. */
import { lazy, Suspense } from "preact/compat";
import { Home } from "../screens/home/home.tsx";
import { type Route, route } from "./router.ts";

const TableScreen = lazy(() => import("../screens/table/table_screen.tsx"));

export function App() {
  return <Suspense fallback={null}>{screenFor(route.value)}</Suspense>;
}

function screenFor(at: Route) {
  switch (at.screen) {
    case "table":
      return <TableScreen code={at.code} />;
    default:
      return <Home />;
  }
}
