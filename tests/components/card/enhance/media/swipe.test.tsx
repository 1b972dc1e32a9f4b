import { fireEvent } from "@testing-library/react";
import { onSwipe } from "@/components/card/enhance/media/lightbox";

function draw(from: [number, number], to: [number, number], fingers = 1): jest.Mock {
  const element = document.createElement("div");
  const run = jest.fn();
  onSwipe(element, run);
  const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY });
  fireEvent.touchStart(element, { touches: Array.from({ length: fingers }, () => touch(from)) });
  fireEvent.touchEnd(element, { changedTouches: [touch(to)] });
  return run;
}

test("a finger drawn to the left leads on, to the right back", () => {
  expect(draw([200, 100], [120, 110])).toHaveBeenCalledWith(1);
  expect(draw([120, 100], [200, 90])).toHaveBeenCalledWith(-1);
});

test.each<[string, [number, number], [number, number], number]>([
  ["a tap", [100, 100], [104, 101], 1],
  ["a scroll", [100, 100], [150, 300], 1],
  ["two fingers that zoom", [100, 100], [200, 100], 2],
])("%s is no swipe", (_, from, to, fingers) => {
  expect(draw(from, to, fingers)).not.toHaveBeenCalled();
});
