import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useBackCloses } from "@/components/ui/back-closes";

function Overlay() {
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses(isOpen, () => setIsOpen(false));
  return isOpen ? (
    <button type="button" onClick={() => setIsOpen(false)}>
      Close
    </button>
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      Open
    </button>
  );
}

/** One step through history, and the steps that follow from it. */
async function go(step: 1 | -1): Promise<string> {
  window.history.go(step);
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve, 30));
  return window.location.pathname;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  window.history.pushState(null, "", "/before");
  window.history.pushState({ of: "the framework" }, "", "/list");
  render(<Overlay />);
});

test("Back closes what is open and stays on the page", async () => {
  await press("Open");
  expect(await go(-1)).toBe("/list");
  expect(await screen.findByRole("button", { name: "Open" })).toBeInTheDocument();
  expect(window.history.state).toMatchObject({ of: "the framework" });
  expect(await go(-1)).toBe("/before");
});

test("closing in another way leaves no history entry", async () => {
  for (let i = 0; i < 2; i++) {
    await press("Open");
    await press("Close");
  }
  expect(await go(-1)).toBe("/before");
});

test("nor does it after a link and Back, or Forward", async () => {
  await press("Open");
  await press("Close");
  window.history.pushState(null, "", "/detail");
  expect(await go(-1)).toBe("/list");
  expect(await go(1)).toBe("/detail");
  expect(await go(-1)).toBe("/list");
  expect(await go(-1)).toBe("/before");
});
