import userEvent from "@testing-library/user-event";
import { startLightbox } from "@/components/card/enhance/media/lightbox";
import { showCard } from "../show-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const dialog = () => document.querySelector<HTMLDialogElement>("#lightbox");
const shown = () => dialog()?.querySelector("img")?.getAttribute("src");

beforeEach(async () => {
  showCard();
  startLightbox();
  await userEvent.click(document.querySelectorAll(".gallery a")[1] as Element);
});

test("a picture opens large, with its name", () => {
  expect(dialog()?.open).toBe(true);
  expect(shown()).toBe("http://localhost/media/2.webp");
  expect(dialog()).toHaveTextContent("Vase 2");
});

test("arrows go round, on the keyboard and as buttons", async () => {
  const press = (key: string) => dialog()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("ArrowRight");
  expect(shown()).toMatch(/3\.webp$/);
  press("ArrowRight");
  expect(shown()).toMatch(/1\.webp$/);
  press("ArrowLeft");
  expect(shown()).toMatch(/3\.webp$/);
  await userEvent.click(document.querySelector("[data-previous]") as Element);
  expect(shown()).toMatch(/2\.webp$/);
});

test("where one reads from right to left, the next picture lies to the left", () => {
  document.dir = "rtl";
  const press = (key: string) => dialog()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("ArrowLeft");
  expect(shown()).toMatch(/3\.webp$/);
  press("ArrowRight");
  expect(shown()).toMatch(/2\.webp$/);
  document.dir = "";
});

test("the button and a click outside close it, a click on the picture does not", async () => {
  await userEvent.click(dialog()?.querySelector("img") as Element);
  expect(dialog()?.open).toBe(true);
  await userEvent.click(document.querySelector("[data-close]") as Element);
  expect(dialog()?.open).toBe(false);
  await userEvent.click(document.querySelectorAll(".gallery a")[0] as Element);
  await userEvent.click(dialog() as Element);
  expect(dialog()?.open).toBe(false);
});

test("a click for a new tab stays the browser's", async () => {
  await userEvent.click(document.querySelector("[data-close]") as Element);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  document.querySelector(".gallery a")?.addEventListener("click", (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.querySelector(".gallery a")?.dispatchEvent(click);
  expect(dialog()?.open).toBe(false);
});
