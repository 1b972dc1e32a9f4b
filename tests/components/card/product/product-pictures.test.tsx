import { render, screen } from "@testing-library/react";
import { startPictures } from "@/components/card/enhance/media/pictures";
import { ProductPictures } from "@/components/card/product/product-pictures";
import type { Focus } from "@/lib/contract/content/focus";
import { center } from "@/lib/contract/content/values";
import { english as t } from "@/tests/english";

const build = (id: number, focus: Focus = center) => ({ id, image: `/media/${id}.webp`, image_set: [], focus });
const show = (count: number) =>
  render(
    <ProductPictures t={t} name="Vase" pictures={Array.from({ length: count }, (_, index) => build(index + 1))} />,
  );

test("one picture has nothing to turn", () => {
  show(1);
  expect(screen.getByRole("img", { name: "Vase" })).toHaveAttribute("loading", "eager");
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  startPictures();
});

test("none says so", () => {
  show(0);
  expect(screen.getByText("No Image")).toBeInTheDocument();
});

test("several are a row that is reached by keyboard, each with a link to it; only the first is loaded at once", () => {
  const { container } = show(3);
  const strip = screen.getByRole("list", { name: "Pictures of Vase" });
  expect(strip).toHaveAttribute("tabindex", "0");
  expect(
    screen.getAllByRole("img").map((picture) => [picture.getAttribute("alt"), picture.getAttribute("loading")]),
  ).toEqual([
    ["Vase, picture 1 of 3", "eager"],
    ["Vase, picture 2 of 3", "lazy"],
    ["Vase, picture 3 of 3", "lazy"],
  ]);
  for (const link of screen.getAllByRole("link"))
    expect(container.querySelector(String(link.getAttribute("href")))).toBeInTheDocument();
  for (const button of screen.getAllByRole("button", { hidden: true })) expect(button).toHaveClass("button-waiting");
});

test("a focus is where the picture is cut around", () => {
  render(<ProductPictures t={t} name="Vase" pictures={[build(1, { x: 10, y: 90 })]} />);
  expect(screen.getByRole("img")).toHaveStyle({ objectPosition: "10% 90%" });
});

test.each([
  ["ltr", 600],
  // Browsers count such a row from its right edge, in numbers below zero.
  ["rtl", -600],
])("dots and buttons turn to a picture, round the end too, and the one that is seen is marked: %s", (dir, end) => {
  document.dir = dir;
  show(3);
  const strip = screen.getByRole("list");
  Object.defineProperty(strip, "clientWidth", { value: 300 });
  let left = 0;
  Object.defineProperty(strip, "scrollLeft", {
    get: () => left,
    set(value: number) {
      left = value;
      strip.dispatchEvent(new Event("scroll"));
    },
  });
  startPictures();
  const marked = () => screen.getAllByRole("link").findIndex((link) => link.ariaCurrent === "true");
  expect(marked()).toBe(0);
  screen.getByRole("link", { name: "Picture 3 of 3" }).click();
  expect([left, marked()]).toEqual([end, 2]);
  expect(location.hash).toBe("");
  const [back, on] = screen.getAllByRole("button") as [HTMLElement, HTMLElement];
  expect(on).not.toHaveClass("button-waiting");
  on.click();
  expect([Math.abs(left), marked()]).toEqual([0, 0]);
  back.click();
  expect([left, marked()]).toEqual([end, 2]);
  document.dir = "";
});
