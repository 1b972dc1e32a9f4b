import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button, buttonVariants } from "@/components/ui/button";

describe("Button", () => {
  test("ignores presses while busy, keeps focus and says so", async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    await user.click(screen.getByRole("button", { name: "Save" }));
    rerender(
      <Button busy onClick={press}>
        Saving...
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Saving..." });
    await user.keyboard("{Enter}");
    await user.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toHaveAttribute("aria-disabled", "true");
  });

  test("a busy submit button sends no form", async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await user.click(screen.getByRole("button"));
    await user.type(screen.getByLabelText("Name"), "x{Enter}");
    expect(submit).not.toHaveBeenCalled();
  });

  test("lends its looks to a link", () => {
    render(
      <>
        <Button variant="outline">Stay</Button>
        <a href="/somewhere" className={buttonVariants({ variant: "outline" })}>
          Go
        </a>
      </>,
    );
    expect(screen.getByRole("link", { name: "Go" }).className).toBe(
      screen.getByRole("button", { name: "Stay" }).className,
    );
  });
});
