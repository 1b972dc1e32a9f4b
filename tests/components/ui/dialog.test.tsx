import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Dialog } from "@/components/ui/dialog";

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

function Picker({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open title="Add a picture" onOpenChange={onOpenChange}>
      <input type="file" aria-label="Picture" />
    </Dialog>
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

  test("while busy it can neither be closed nor confirmed again", async () => {
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

describe("Dialog", () => {
  const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "Add a picture" });

  test("stays open where only the choice of a file was cancelled", () => {
    const change = jest.fn();
    render(<Picker onOpenChange={change} />);
    screen.getByLabelText("Picture").dispatchEvent(new Event("cancel", { bubbles: true }));
    expect(change).not.toHaveBeenCalled();
  });

  test("is shown again where a browser closes it without asking, until its owner has closed it", async () => {
    const change = jest.fn();
    render(<Picker onOpenChange={change} />);
    dialog().close();
    await waitFor(() => expect(change).toHaveBeenCalledWith(false));
    expect(dialog().open).toBe(true);
  });

  test("keeps the place of a scroll bar free", () => {
    jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(window.innerWidth - 15);
    render(<Picker onOpenChange={jest.fn()} />);
    expect(document.documentElement.style.getPropertyValue("--scroll-bar")).toBe("15px");
  });
});
