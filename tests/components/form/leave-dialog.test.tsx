import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { LeaveDialog } from "@/components/form/leave-dialog";
import { useLeaveGuard } from "@/components/form/use-leave-guard";
import { askToLeave, isGuarded } from "@/components/ui/navigation/leave-guards";
import { announceSessionEnd } from "@/lib/browser/session-end";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

function Form({ dirty }: { dirty: boolean }) {
  useLeaveGuard(dirty);
  return <LeaveDialog />;
}

const ask = () => act(async () => askToLeave("/dashboard"));
const isHeld = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => push.mockClear());

test("Stay stays, and keeps asking", async () => {
  render(<Form dirty />);
  await ask();
  await userEvent.click(screen.getByRole("button", { name: "Stay" }));
  expect(push).not.toHaveBeenCalled();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect([isGuarded(), isHeld()]).toEqual([true, true]);
});

test("Leave leaves, and nothing asks again", async () => {
  render(<Form dirty />);
  await ask();
  expect(screen.getByRole("alertdialog", { name: "Leave without saving?" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(push).toHaveBeenCalledWith("/dashboard");
  expect([isGuarded(), isHeld()]).toEqual([false, false]);
});

test("a clean form guards nothing, and the end of the session lets go", () => {
  const { rerender } = render(<Form dirty={false} />);
  expect([isGuarded(), isHeld()]).toEqual([false, false]);
  rerender(<Form dirty />);
  expect(isHeld()).toBe(true);
  announceSessionEnd();
  expect([isGuarded(), isHeld()]).toEqual([false, false]);
});
