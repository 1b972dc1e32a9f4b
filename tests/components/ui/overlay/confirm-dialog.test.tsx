import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";

const confirm = jest.fn();

function Example({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete document"
        description="Are you sure you want to delete this document?"
        confirmLabel="Delete document"
        busyLabel="Deleting..."
        busy={busy}
        onConfirm={confirm}
      />
    </>
  );
}

describe("ConfirmDialog", () => {
  test("starts on Cancel, closes with Escape and gives focus back", async () => {
    const user = userEvent.setup();
    render(<Example />);
    const opener = screen.getByRole("button", { name: "Delete" });
    opener.focus();
    await user.keyboard("{Enter}");
    const dialog = screen.getByRole("alertdialog", { name: "Delete document" });
    expect(dialog).toHaveAccessibleDescription("Are you sure you want to delete this document?");
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    expect(confirm).not.toHaveBeenCalled();
  });

  test("confirms once pressed and stays open until its owner closes it", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await user.click(screen.getByRole("button", { name: "Delete document" }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
  });

  test("while busy it can neither be left nor confirmed again", async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const { rerender } = render(<Example />);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    rerender(<Example busy />);
    const button = screen.getByRole("button", { name: "Deleting..." });
    expect(button).toHaveAttribute("aria-busy", "true");
    await user.click(button);
    await user.keyboard("{Escape}");
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
  });
});
