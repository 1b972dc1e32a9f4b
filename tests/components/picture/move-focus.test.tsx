import { focusAfter, focusAt } from "@/components/picture/move-focus";

const box = { left: 100, top: 50, width: 200, height: 400 };

test.each([
  [
    { clientX: 100, clientY: 50 },
    { x: 0, y: 0 },
  ],
  [
    { clientX: 250, clientY: 150 },
    { x: 75, y: 25 },
  ],
  [
    { clientX: 101, clientY: 53 },
    { x: 1, y: 1 },
  ],
  [
    { clientX: -5, clientY: 9_999 },
    { x: 0, y: 100 },
  ],
])("a tap at %j is %j of the picture", (point, focus) => {
  expect(focusAt(point, box)).toEqual(focus);
});

test("a picture without a size has its middle", () => {
  expect(focusAt({ clientX: 0, clientY: 0 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({ x: 50, y: 50 });
});

test.each([
  ["ArrowLeft", false, { x: 48, y: 50 }],
  ["ArrowRight", false, { x: 52, y: 50 }],
  ["ArrowUp", true, { x: 50, y: 40 }],
  ["ArrowDown", true, { x: 50, y: 60 }],
])("%s moves it (with Shift: %s)", (key, shiftKey, focus) => {
  expect(focusAfter({ key, shiftKey }, { x: 50, y: 50 })).toEqual(focus);
});

test("it stays on the picture, and other keys leave it alone", () => {
  expect(focusAfter({ key: "ArrowLeft", shiftKey: true }, { x: 3, y: 0 })).toEqual({ x: 0, y: 0 });
  expect(focusAfter({ key: "Enter", shiftKey: false }, { x: 3, y: 0 })).toBeNull();
});
