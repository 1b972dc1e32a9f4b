import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BannerScreen } from "@/components/banners/banner-screen";
import { DocumentScreen } from "@/components/documents/document-screen";
import { PeopleScreen } from "@/components/people/people-screen";
import { ProductScreen } from "@/components/products/product-screen";
import { VideoScreen } from "@/components/videos/video-screen";
import { buildStats } from "../documents/build-document";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildVideoStats } from "../videos/build-video";
import { buildCurrentUser } from "../with-user";
import { listAnswer } from "./list-answer";

const documentStats = { json: buildStats({ total_documents: 0, remaining_slots: 2, total_size: 0 }) };
const paths = {
  documents: "GET /api/client/documents/",
  stats: "GET /api/client/documents/stats/",
  products: "GET /api/client/products/",
  videos: "GET /api/client/videos/",
  banners: "GET /api/client/banners/",
  people: "GET /api/client/people/",
};

test.each([
  ["documents", DocumentScreen, "documents", "Failed to fetch documents", "No documents yet"],
  ["what documents take", DocumentScreen, "stats", "Failed to fetch document stats", "No documents yet"],
  ["products", ProductScreen, "products", "Failed to fetch products", "No products yet"],
  ["videos", VideoScreen, "videos", "Failed to fetch videos", "No videos yet"],
  ["banners", BannerScreen, "banners", "Failed to fetch banner", "No banner created"],
  ["people", PeopleScreen, "people", "Failed to fetch people", "No people yet"],
] as const)(
  "%s that could not be loaded are said so, and can be tried again",
  async (_, Screen, call, failure, empty) => {
    const user = userEvent.setup();
    const good: Record<string, FakeAnswer> = {
      ...Object.fromEntries(Object.values(paths).map((path) => [path, listAnswer([])])),
      [paths.stats]: documentStats,
      "GET /api/client/videos/stats/": { json: buildVideoStats() },
    };
    let answer: FakeAnswer = { status: 500, json: {} };
    fakeApi({ ...good, [paths[call]]: () => answer });
    await showScreen(buildCurrentUser(), <Screen />);
    expect(await screen.findByText(failure)).toBeInTheDocument();
    answer = good[paths[call]] as FakeAnswer;
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(screen.queryByText(failure)).not.toBeInTheDocument());
    expect(await screen.findByRole("heading", { name: empty })).toBeInTheDocument();
  },
);
