import "../card-words";
import { startMap, startVideos } from "@/components/card/enhance/media/embeds";
import { showCard } from "../show-card";
import { inView, loading } from "./page-state";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const outside = () =>
  [...document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>("img, iframe")]
    .map(({ src }) => src)
    .filter((src) => !src.startsWith("http://localhost/"));

beforeEach(() => {
  inView();
  showCard();
  startVideos();
  startMap();
});

test("other sites are asked once the visitor moves, not before", () => {
  expect(outside()).toEqual([]);
  window.dispatchEvent(new Event("scroll"));
  expect(outside()).toEqual([
    "https://i.ytimg.com/vi/eRsGyueVLvQ/hqdefault.jpg",
    "https://www.google.com/maps?q=14%20Flower%20Market%20Road%2C%20Mumbai&output=embed",
  ]);
});

test("a visitor who moves while the page comes in is waited for until it is there", () => {
  const load = loading();
  window.dispatchEvent(new Event("scroll"));
  expect(outside()).toEqual([]);
  load();
  expect(outside()).toHaveLength(2);
});

test("a film plays where it stands, without YouTube's cookies", () => {
  document.querySelector<HTMLElement>("[data-video]")?.click();
  const player = document.querySelector<HTMLIFrameElement>(".film iframe");
  expect(player?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/eRsGyueVLvQ\?autoplay=1/);
  expect(player?.title).toBe("Play Workshop");
  expect(document.querySelector("[data-video]")).toBeNull();
});
