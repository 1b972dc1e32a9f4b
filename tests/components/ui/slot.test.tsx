import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Slot } from "@/components/ui/slot";

test("lends its looks to the child, which keeps what it says itself", () => {
  render(
    <Slot className="looks" title="Lent" lang="en">
      <a href="/there" className="own" title="Own">
        There
      </a>
    </Slot>,
  );
  const link = screen.getByRole("link", { name: "There" });
  expect(link).toHaveClass("looks", "own");
  expect(link).toHaveAttribute("title", "Own");
  expect(link).toHaveAttribute("lang", "en");
});

test("hands on its ref, and runs the child's handler before its own", async () => {
  const run: string[] = [];
  const ref = { current: null as HTMLElement | null };
  render(
    <Slot ref={ref} onClick={() => run.push("lent")} onFocus={() => run.push("focus")}>
      <button type="button" onClick={() => run.push("own")}>
        Go
      </button>
    </Slot>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(ref.current).toBe(screen.getByRole("button"));
  expect(run).toEqual(["focus", "own", "lent"]);
});
