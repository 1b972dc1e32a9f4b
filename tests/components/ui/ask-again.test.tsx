import { askAgain } from "@/components/ui/ask-again";

/** jsdom loads no pictures. */
function picture(complete: boolean, naturalWidth: number) {
  const image = document.createElement("img");
  image.setAttribute("src", "/picture.webp");
  Object.defineProperties(image, { complete: { value: complete }, naturalWidth: { value: naturalWidth } });
  return { image, ask: jest.spyOn(image, "setAttribute") };
}

test.each([
  ["one that failed", true, 0, undefined, 1],
  ["one that failed, of any width", true, 0, 0, 1],
  ["one that is too narrow", true, 120, 121, 1],
  ["one that is wide enough", true, 121, 121, 0],
  ["a good one", true, 1, undefined, 0],
  ["one that is on its way", false, 0, 121, 0],
])("%s: complete %s, %i px of %s, asked again %i times", (_, complete, width, minWidth, times) => {
  const { image, ask } = picture(complete, width);
  askAgain(image, minWidth);
  expect(ask.mock.calls).toEqual(Array(times).fill(["src", "/picture.webp"]));
});

test("where there is no picture nothing is asked", () => {
  expect(() => askAgain(null)).not.toThrow();
});
