import { startScrollFallbacks } from "@/components/card/enhance/scroll-fallbacks";
import { showCard } from "./show-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const moreHtml = '<div class="long-text"><p></p><details></details></div>';

/** Reports the position of the tiles, as an IntersectionObserver does during scrolling. */
let tell: (tiles: { isIntersecting: boolean; bottom: number }) => void;

function start({ canTell = false } = {}) {
  tell = () => {
    throw new Error("nothing is watched");
  };
  const IntersectionObserver = class {
    constructor(callback: (entries: unknown[]) => void) {
      tell = ({ isIntersecting, bottom }) => callback([{ isIntersecting, boundingClientRect: { bottom } }]);
    }
    observe() {}
  };
  Object.assign(globalThis, { CSS: { supports: () => canTell }, IntersectionObserver });
  showCard();
  document.body.insertAdjacentHTML("beforeend", moreHtml.repeat(2));
  const [cut] = [...document.querySelectorAll(".long-text > p")].slice(-2);
  Object.defineProperties(cut, { scrollHeight: { value: 120 }, clientHeight: { value: 60 } });
  startScrollFallbacks();
}

const bar = () => document.querySelector(".reach-ways");
const hidden = () =>
  [...document.querySelectorAll<HTMLElement>(".long-text > details")].slice(-2).map((one) => one.hidden);

test("call and chat are under the thumb once the tiles are above the screen", () => {
  start();
  tell({ isIntersecting: true, bottom: 500 });
  expect(bar()).not.toHaveClass("reach-shown");
  tell({ isIntersecting: false, bottom: -1 });
  expect(bar()).toHaveClass("reach-shown");
  tell({ isIntersecting: false, bottom: 1200 });
  expect(bar()).not.toHaveClass("reach-shown");
});

test("only a text that is cut has more to show, however the screen is turned", () => {
  start();
  expect(hidden()).toEqual([false, true]);
  const [, short] = [...document.querySelectorAll(".long-text > p")].slice(-2);
  Object.defineProperties(short, { scrollHeight: { value: 120 }, clientHeight: { value: 60 } });
  dispatchEvent(new Event("resize"));
  expect(hidden()).toEqual([false, false]);
});

test("a browser whose stylesheets can tell is left alone", () => {
  start({ canTell: true });
  expect(hidden()).toEqual([false, false]);
  expect(() => tell({ isIntersecting: false, bottom: -1 })).toThrow("nothing is watched");
});
