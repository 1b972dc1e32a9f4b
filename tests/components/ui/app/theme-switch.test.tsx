import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ThemeProvider } from "@/components/ui/app/theme-provider";
import { ThemeSwitch } from "@/components/ui/app/theme-switch";

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = jest.fn(() => ({ matches: false, addListener() {}, removeListener() {} })) as never;
});

test("leads to each of the three, and back to the system's", async () => {
  render(
    <ThemeProvider>
      <ThemeSwitch />
    </ThemeProvider>,
  );
  for (const [name, kept] of [
    ["Dark", "dark"],
    ["System", "system"],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name: "Theme" }));
    await userEvent.click(screen.getByRole("menuitemradio", { name }));
    expect(localStorage.getItem("theme")).toBe(kept);
  }
  await userEvent.click(screen.getByRole("button", { name: "Theme" }));
  expect(screen.getByRole("menuitemradio", { name: "System" })).toBeChecked();
});
