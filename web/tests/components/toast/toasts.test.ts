import { beforeEach, expect, it, vi } from "vitest";
import { dismiss, toast, toasts } from "../../../src/components/toast/toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  toasts.value = [];
});

const texts = () => toasts.value.map((each) => each.text);

it("goes by itself, unless there is something to choose", () => {
  toast("copied");
  toast("new version", [{ label: "Update", testId: "update", act: () => undefined }]);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(["new version"]);
});

it("shows three at most, the newest, and none twice", () => {
  for (const text of ["a", "b", "c", "d", "b"]) toast(text);
  expect(texts()).toEqual(["c", "d", "b"]);
});

it("is dismissed alone", () => {
  const first = toast("a");
  toast("b");
  dismiss(first);
  expect(texts()).toEqual(["b"]);
});
