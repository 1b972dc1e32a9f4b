import { videoSchema, videoStatsSchema } from "@/lib/contract/content/video";
import { withoutPlan } from "@/lib/contract/limits";
import { type Caller, expectError } from "../../../contract/api";
import { videoMessages } from "../../../english";
import { startContentApp } from "../content-app";
import { describeContent } from "../describe-content";

const app = startContentApp();
const youtube_url = "https://youtu.be/aqz-KE-bpKQ";

const create = (caller: Caller, fields: Record<string, string> = {}) =>
  caller.call("createVideo", { json: { title: "Tour", youtube_url, ...fields } });

describeContent(app, {
  calls: { list: "listVideos", get: "getVideo", update: "updateVideo", remove: "deleteVideo" },
  label: "title",
  limit: { max: withoutPlan.limits.videos, message: videoMessages.limit(withoutPlan.limits.videos) },
  takesFiles: { create: false, change: false },
  create,
});

test("a video is made, read, edited, counted and deleted", async () => {
  const client = await app().client();
  const { status, body } = await create(client, { description: "Our workshop" });
  expect([status, videoSchema.parse(body)]).toEqual([201, body]);
  expect((await client.call("getVideo", { params: { id: body.id } })).body).toEqual(body);
  expect(videoStatsSchema.parse((await client.call("getVideoStats")).body)).toEqual({
    total_videos: 1,
    remaining_slots: withoutPlan.limits.videos - 1,
    max_videos: withoutPlan.limits.videos,
  });

  const edited = await client.call("updateVideo", { params: { id: body.id }, json: { description: "" } });
  expect(edited.body).toEqual({ ...body, description: "", updated_at: edited.body.updated_at });
  expect((await client.call("updateVideo", { params: { id: body.id }, json: {} })).body).toEqual(edited.body);
  expect((await client.call("deleteVideo", { params: { id: body.id } })).status).toBe(204);
  expectError(await client.call("getVideo", { params: { id: body.id } }), "not_found");
});

test("a change obeys the rules of the first entry", async () => {
  const client = await app().client();
  const { id } = (await create(client)).body;
  const edit = (json: object) => client.call("updateVideo", { params: { id }, json });
  expectError(await edit({ title: " " }), "validation_error", videoMessages.titleRequired, "title");
  expectError(await edit({ youtube_url: "" }), "validation_error", videoMessages.youtubeUrlRequired, "youtube_url");
  const foreign = { youtube_url: "https://evil.test/?youtube.com" };
  expectError(await edit(foreign), "validation_error", videoMessages.youtubeUrlInvalid, "youtube_url");
});
