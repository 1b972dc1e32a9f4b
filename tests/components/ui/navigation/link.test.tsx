import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addGuard, dropGuards, stay, waitingLeave } from "@/components/ui/navigation/leave-guards";
import { Link } from "@/components/ui/navigation/link";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

afterEach(() => {
  dropGuards();
  stay();
});

const link = () => screen.getByRole("link", { name: "Share" });

test("leads there without a new page", async () => {
  render(<Link href="/dashboard/share">Share</Link>);
  expect(link()).toHaveAttribute("href", "/dashboard/share");
  await userEvent.click(link());
  expect(push).toHaveBeenCalledWith("/dashboard/share");
});

test.each(["Control", "Meta", "Shift", "Alt"])("leaves to the browser what is pressed with %s", async (key) => {
  const wasLeft = jest.fn();
  // jsdom cannot navigate.
  const listener = (event: MouseEvent) => {
    wasLeft(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener("click", listener, { once: true });
  render(<Link href="/dashboard/share">Share</Link>);
  const user = userEvent.setup();
  await user.keyboard(`{${key}>}`);
  await user.click(link());
  expect(wasLeft).toHaveBeenCalledWith(true);
  expect(push).not.toHaveBeenCalled();
});

test("stays where what was pressed has been dealt with", async () => {
  render(
    <Link href="/dashboard/share" onClick={(event) => event.preventDefault()}>
      Share
    </Link>,
  );
  await userEvent.click(link());
  expect(push).not.toHaveBeenCalled();
});

test("asks before it leaves unsaved changes, unless it discards them by its name", async () => {
  addGuard();
  const { rerender } = render(<Link href="/dashboard/share">Share</Link>);
  await userEvent.click(link());
  expect(push).not.toHaveBeenCalled();
  expect(waitingLeave()).toBe("/dashboard/share");

  rerender(
    <Link href="/dashboard/share" guarded={false}>
      Share
    </Link>,
  );
  await userEvent.click(link());
  expect(push).toHaveBeenCalledWith("/dashboard/share");
});
