import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import { videoSchema, videoStatsSchema } from "@/lib/contract/video";
import { type Caller, expectError } from "../../contract/api";
import { startContentApp } from "../content/content-app";
import { describeContent } from "../content/describe-content";

const app = startContentApp();
const youtube_url = "https://youtu.be/aqz-KE-bpKQ";

const create = (caller: Caller, fields: Record<string, string> = {}) =>
  caller.post("videos", { json: { title: "Tour", youtube_url, ...fields } });

describeContent(app, {
  list: "videos",
  item: "video",
  label: "title",
  limit: { max: limits.video.max, message: messages.videoLimit },
  takesFiles: { create: false, change: false },
  create,
});

test("a video is made, read, edited, counted and deleted", async () => {
  const client = await app().client();
  const { status, body } = await create(client, { description: "Our workshop" });
  expect([status, videoSchema.parse(body)]).toEqual([201, body]);
  expect((await client.get("video", { id: body.id })).body).toEqual(body);
  expect(videoStatsSchema.parse((await client.get("videoStats")).body)).toEqual({
    total_videos: 1,
    remaining_slots: limits.video.max - 1,
    max_videos: limits.video.max,
  });

  const edited = await client.patch("video", { json: { description: "" } }, { id: body.id });
  expect(edited.body).toEqual({ ...body, description: "", updated_at: edited.body.updated_at });
  expect((await client.patch("video", { json: {} }, { id: body.id })).body).toEqual(edited.body);
  expect((await client.delete("video", { id: body.id })).status).toBe(204);
  expectError(await client.get("video", { id: body.id }), "not_found");
});

test("a change obeys the rules of the first entry", async () => {
  const client = await app().client();
  const { id } = (await create(client)).body;
  const edit = (json: object) => client.patch("video", { json }, { id });
  expectError(await edit({ title: " " }), "validation_error", messages.videoTitleRequired, "title");
  expectError(await edit({ youtube_url: "" }), "validation_error", messages.youtubeUrlRequired, "youtube_url");
  const foreign = { youtube_url: "https://evil.test/?youtube.com" };
  expectError(await edit(foreign), "validation_error", messages.youtubeUrlInvalid, "youtube_url");
});
