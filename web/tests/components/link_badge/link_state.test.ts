import { describe, expect, it } from "vitest";
import { linkWords } from "../../../src/components/link_badge/link_state.ts";

describe("what is said of the link", () => {
  it("is nothing while all is well", () => {
    expect(linkWords({ state: "online", heard: 0, pinged: null }, false, 0)).toBeNull();
    expect(linkWords({ state: "idle" }, false, 0)).toBeNull();
    expect(linkWords({ state: "connecting", attempt: 1, since: 0 }, false, 500)).toBeNull();
  });

  it("is that it is slow, or that it takes long to come about", () => {
    expect(linkWords({ state: "online", heard: 0, pinged: 0 }, true, 0)?.state).toBe("slow");
    expect(linkWords({ state: "connecting", attempt: 1, since: 0 }, false, 900)?.state).toBe(
      "reconnecting",
    );
  });

  it("counts down to the next attempt, and says which it is", () => {
    expect(linkWords({ state: "waiting", attempt: 3, until: 5_000 }, false, 3_400)).toEqual({
      state: "reconnecting",
      attempt: 3,
      seconds: 2,
    });
  });

  it("names what only a person can mend", () => {
    expect(linkWords({ state: "superseded" }, false, 0)?.state).toBe("superseded");
    expect(linkWords({ state: "offline", attempt: 1 }, false, 0)?.state).toBe("offline");
    expect(linkWords({ state: "refused", code: "unauthenticated" }, false, 0)).toEqual({
      state: "refused",
      code: "unauthenticated",
    });
  });
});
