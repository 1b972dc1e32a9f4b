import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startTheme } from "@/components/theme/enhance/theme";
import { ThemeChoice } from "@/components/theme/theme-choice";
import { translatorOf } from "@/lib/i18n/catalog";

const { classList } = document.documentElement;
const light = "(prefers-color-scheme: light)";

// It adds listeners to the document, which all tests share.
beforeAll(startTheme);

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `<meta name="theme-color" media="${light}" content="#fff">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">`;
  render(<ThemeChoice t={translatorOf("en")} />);
  dispatchEvent(new Event("storage"));
});

const barMedia = () => [...document.querySelectorAll("meta")].map((meta) => meta.getAttribute("media"));
const option = (name: string) => screen.getByRole("radio", { name });

test("without a choice the system's preference holds, and says so", () => {
  expect(screen.getByRole("group", { name: "Theme" })).toBeVisible();
  expect(option("System")).toBeChecked();
  expect(classList).toHaveLength(0);
});

test("a choice is obeyed at once, with the browser's bar, and kept where the dashboard keeps it", async () => {
  await userEvent.click(option("Dark"));
  expect([...classList]).toEqual(["dark"]);
  expect(barMedia()).toEqual(["not all", "all"]);
  expect(localStorage.getItem("theme")).toBe("dark");

  await userEvent.click(option("System"));
  expect(classList).toHaveLength(0);
  expect(barMedia()[0]).toBe(light);
  expect(localStorage.getItem("theme")).toBe("system");
});

test("what another tab chooses is obeyed", () => {
  localStorage.setItem("theme", "light");
  dispatchEvent(new Event("storage"));
  expect([...classList]).toEqual(["light"]);
  expect(option("Light")).toBeChecked();
});

test("a choice that cannot be kept holds for the page", async () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await userEvent.click(option("Light"));
  setItem.mockRestore();
  expect([...classList]).toEqual(["light"]);
});
