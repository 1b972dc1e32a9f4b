import { startBanner } from "@/components/card/enhance/media/banner";
import { buildBanner, buildCard } from "../../build-card";
import { showCard } from "../show-card";
import { inView, loading } from "./page-state";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const player = () => document.querySelector<HTMLIFrameElement>(".banner iframe");
const setMotion = (isReduced: boolean) =>
  Object.assign(window, { matchMedia: (query: string) => ({ matches: isReduced && query.includes("reduce") }) });
const setLine = (connection?: { saveData: boolean }) => Object.assign(navigator, { connection });

beforeEach(() => {
  inView();
  setMotion(false);
  setLine();
  const banners = [buildBanner({ banner_type: "video", image: null, youtube_url: "https://youtu.be/eRsGyueVLvQ" })];
  showCard(buildCard({ banners }));
});

test("starts by itself, silently and for ever, once the page has loaded and not before", () => {
  const load = loading();
  startBanner();
  window.dispatchEvent(new Event("scroll"));
  expect(player()).toBeNull();
  load();
  const { origin, pathname, searchParams } = new URL(player()?.src ?? "");
  expect(origin + pathname).toBe("https://www.youtube-nocookie.com/embed/eRsGyueVLvQ");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    autoplay: "1",
    mute: "1",
    loop: "1",
    playlist: "eRsGyueVLvQ",
  });
});

test.each([
  ["less motion", () => setMotion(true)],
  ["less data", () => setLine({ saveData: true })],
])("stays a link for those who asked for %s", (_, ask) => {
  ask();
  startBanner();
  expect(player()).toBeNull();
  expect(document.querySelector(".banner a")).toHaveAttribute("href", "https://www.youtube.com/watch?v=eRsGyueVLvQ");
});

test("starts on a connection without data saving", () => {
  setLine({ saveData: false });
  startBanner();
  expect(player()).not.toBeNull();
});
