import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { VideoScreen } from "@/components/videos/video-screen";
import type { Video, VideoStats } from "@/lib/contract/content/video";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import { english, failures, videoMessages } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { listAnswer } from "../list/list-answer";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildVideo, buildVideoStats } from "./build-video";

beforeEach(() => window.history.replaceState(null, "", "/dashboard/videos"));

type Server = { videos?: Video[]; stats?: VideoStats; more?: Parameters<typeof fakeApi>[0] };

async function show({ videos = [buildVideo()], stats = buildVideoStats(), more = {} }: Server = {}) {
  const calls = fakeApi({
    "GET /api/client/videos/": () => listAnswer(videos),
    "GET /api/client/videos/stats/": { json: stats },
    ...more,
  });
  await showScreen(buildCurrentUser(), <VideoScreen />);
  await screen.findByText(/^\d+ videos?$/);
  return calls;
}

async function open(button: string, server?: Server) {
  const user = userEvent.setup();
  const calls = await show(server);
  await user.click(await screen.findByRole("button", { name: button }));
  return { user, calls };
}

const title = () => screen.getByRole("textbox", { name: "Video title" });
const link = () => screen.getByRole("textbox", { name: "YouTube URL" });
const description = () => screen.getByRole("textbox", { name: "Description" });
const submit = () => screen.getByRole("button", { name: /^(Add|Update) video$/ });
const still = () => screen.getByRole("img", { name: "Preview of Our workshop" });

const outage: FakeAnswer = {
  status: 503,
  json: new ApiError("unavailable", failures.unavailable).toBody("1", english),
};
const refusal: FakeAnswer = { status: 404, json: new ApiError("not_found", failures.notFound).toBody("1", english) };
const failure: FakeAnswer = { status: 500, json: {} };

describe("VideoScreen", () => {
  test.each(["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ"])(
    "shows %s with its still and opens it in a new tab",
    async (youtube_url) => {
      await show({ videos: [buildVideo({ youtube_url })] });
      const card = screen.getByRole("listitem");
      expect(within(card).getByRole("heading", { name: "Our workshop" })).toBeInTheDocument();
      expect(card).toHaveTextContent("A day at the wheel");
      expect(still()).toHaveAttribute("src", "https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg");
      const watch = within(card).getByRole("link", { name: "Watch Our workshop (opens in a new tab)" });
      expect(watch).toHaveAttribute("href", youtube_url);
      expect(watch).toHaveAttribute("target", "_blank");
    },
  );

  test("a still that fails gives way to a placeholder", async () => {
    await show();
    fireEvent.error(still());
    expect(screen.getByText("No image")).toBeInTheDocument();
  });

  test.each([
    ["the grey stand-in of a video that is gone", 120, 1],
    ["a real still", 480, 0],
  ])("tells %s by its width", async (_, width, placeholders) => {
    await show();
    const image = still();
    Object.defineProperty(image, "naturalWidth", { value: width });
    fireEvent(image, createEvent.load(image));
    expect(screen.queryAllByText("No image")).toHaveLength(placeholders);
  });

  test("a link without a video has a placeholder, and one to elsewhere is not offered", async () => {
    await show({ videos: [buildVideo({ youtube_url: "javascript:alert(1)" })] });
    expect(screen.getByText("No image")).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  test("searches at the server and counts the videos from the stats", async () => {
    const user = userEvent.setup();
    const calls = await show({ stats: buildVideoStats({ total_videos: 7 }) });
    expect(screen.getByText("7 of 50 videos")).toBeInTheDocument();
    await user.type(screen.getByPlaceholderText("Search by title or description"), "wheel");
    await waitFor(() => expect(calls.at(-1)?.path).toContain("search=wheel"));
    expect(window.location.search).toBe("?search=wheel");
  });

  test("with no slot left nothing more can be added, and a notice says why", async () => {
    await show({ stats: buildVideoStats({ total_videos: withoutPlan.limits.videos, remaining_slots: 0 }) });
    expect(screen.getByText(videoMessages.limit(withoutPlan.limits.videos))).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add video" })).toBeDisabled();
  });

  test("deletes after asking", async () => {
    const videos = [buildVideo()];
    const { user } = await open("Delete Our workshop", {
      videos,
      more: {
        "DELETE /api/client/videos/1/": () => {
          videos.length = 0;
          return { status: 204, json: null };
        },
      },
    });
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription("Are you sure you want to delete this video?");
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("heading", { name: "No videos yet" })).toBeInTheDocument();
  });

  test.each([
    ["the server's reason", outage, failures.unavailable],
    ["its own text", failure, "Failed to delete video"],
  ])("a delete that fails shows %s", async (_, answer, text) => {
    const { user } = await open("Delete Our workshop", { more: { "DELETE /api/client/videos/1/": answer } });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });
});

describe("adding a video", () => {
  test("asks for a title and a link, the title first", async () => {
    const { user } = await open("Add video");
    expect(screen.getByRole("dialog", { name: "Add new video" })).toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByText(videoMessages.titleRequired)).toBeInTheDocument();
    expect(title()).toHaveFocus();
    expect(title()).toHaveAccessibleDescription(videoMessages.titleRequired);
    expect(link()).toHaveAccessibleDescription(videoMessages.youtubeUrlRequired);
  });

  test.each(["https://vimeo.com/1", "not a link", "https://example.com/?u=youtube.com"])(
    "refuses the link %s",
    async (typed) => {
      const { user } = await open("Add video");
      await user.type(title(), "Film");
      await user.type(link(), typed);
      await user.click(submit());
      expect(await screen.findByText(videoMessages.youtubeUrlInvalid)).toBeInTheDocument();
    },
  );

  test("sends what was filled in, busy meanwhile, and closes", async () => {
    const videos = [buildVideo()];
    let finish = () => {};
    const { user, calls } = await open("Add video", {
      videos,
      more: {
        "POST /api/client/videos/": ({ body }) =>
          new Promise((resolve) => {
            finish = () => {
              videos.push(buildVideo({ ...(body as Partial<Video>), id: 2 }));
              resolve({ status: 201, json: videos[1] });
            };
          }),
      },
    });
    await user.type(title(), " Film ");
    await user.type(link(), "youtu.be/aqz-KE-bpKQ");
    await user.type(description(), "Short");
    await user.click(submit());
    expect(await screen.findByRole("button", { name: "Adding..." })).toHaveAttribute("aria-busy", "true");
    finish();
    expect(await screen.findByRole("heading", { name: "Film" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      title: "Film",
      youtube_url: "https://youtu.be/aqz-KE-bpKQ",
      description: "Short",
      texts: null,
    });
  });

  test.each([
    ["the server's reason", refusal, failures.notFound],
    ["its own text", failure, "Failed to create video"],
  ])("a failure shows %s", async (_, answer, text) => {
    const { user } = await open("Add video", { more: { "POST /api/client/videos/": answer } });
    await user.type(title(), "Film");
    await user.type(link(), "https://youtu.be/aqz-KE-bpKQ");
    await user.click(submit());
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });
});

describe("editing a video", () => {
  test("starts from the video and sends the change", async () => {
    const videos = [buildVideo()];
    const { user, calls } = await open("Edit Our workshop", {
      videos,
      more: {
        "PATCH /api/client/videos/1/": ({ body }) => {
          videos[0] = buildVideo(body as Partial<Video>);
          return { json: videos[0] };
        },
      },
    });
    expect(screen.getByRole("dialog", { name: "Edit video" })).toBeInTheDocument();
    expect(link()).toHaveValue("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
    await user.clear(title());
    await user.click(submit());
    expect(await screen.findByText(videoMessages.titleRequired)).toBeInTheDocument();
    await user.type(title(), "New film");
    await user.clear(description());
    await user.click(submit());
    expect(await screen.findByRole("heading", { name: "New film" })).toBeInTheDocument();
    expect(calls.find(({ method }) => method === "PATCH")?.body).toMatchObject({ title: "New film", description: "" });
  });

  test.each([
    ["the server's reason", refusal, failures.notFound],
    ["its own text", failure, "Failed to update video"],
  ])("a failure shows %s", async (_, answer, text) => {
    const { user } = await open("Edit Our workshop", { more: { "PATCH /api/client/videos/1/": answer } });
    await user.click(submit());
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });

  test("puts the server's field errors on their fields", async () => {
    const { user } = await open("Edit Our workshop", {
      more: {
        "PATCH /api/client/videos/1/": {
          status: 400,
          json: fieldError("youtube_url", videoMessages.youtubeUrlInvalid).toBody("1", english),
        },
      },
    });
    await user.click(submit());
    await waitFor(() => expect(link()).toHaveAccessibleDescription(videoMessages.youtubeUrlInvalid));
  });
});
