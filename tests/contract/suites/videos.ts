import { videoListSchema, videoSchema, videoStatsSchema } from "@/lib/contract/content/video";
import { videoMessages } from "../../english";
import { type Api, expectError } from "../api";

const youtube_url = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

export function describeVideos(api: () => Api) {
  describe("videos", () => {
    it("creates, reads, edits, finds, counts and deletes", async () => {
      const client = await api().client();
      const { status, body } = await client.call("createVideo", {
        json: { title: "Workshop", youtube_url, description: "A tour" },
      });
      expect(status).toBe(201);
      expect(videoSchema.parse(body)).toMatchObject({ title: "Workshop", youtube_url, description: "A tour" });
      const edited = await client.call("updateVideo", {
        params: { id: body.id },
        json: { title: "Tour", youtube_url: "youtu.be/aqz-KE-bpKQ" },
      });
      expect(edited.body).toMatchObject({
        title: "Tour",
        youtube_url: "https://youtu.be/aqz-KE-bpKQ",
        description: "A tour",
      });
      expect(videoListSchema.parse((await client.call("listVideos", { query: { search: "TOUR" } })).body).count).toBe(
        1,
      );
      expect(videoStatsSchema.parse((await client.call("getVideoStats")).body).total_videos).toBe(1);
      expect((await client.call("deleteVideo", { params: { id: body.id } })).status).toBe(204);
      expectError(await client.call("getVideo", { params: { id: body.id } }), "not_found");
    });

    it.each([
      [{ youtube_url }, "title", videoMessages.titleRequired],
      [{ title: "T" }, "youtube_url", videoMessages.youtubeUrlRequired],
      [{ title: "T", youtube_url: " " }, "youtube_url", videoMessages.youtubeUrlRequired],
      [{ title: "T", youtube_url: "https://vimeo.com/1" }, "youtube_url", videoMessages.youtubeUrlInvalid],
      [{ title: "T", youtube_url: "https://evil.test/?youtube.com" }, "youtube_url", videoMessages.youtubeUrlInvalid],
      [
        { title: "T", youtube_url: "https://youtube.com.evil.test/watch?v=aqz-KE-bpKQ" },
        "youtube_url",
        videoMessages.youtubeUrlInvalid,
      ],
      [{ title: "T", youtube_url: "https://youtube.com@evil.test/" }, "youtube_url", videoMessages.youtubeUrlInvalid],
      [{ title: "T", youtube_url: "https://www.youtube.com/@lamps" }, "youtube_url", videoMessages.youtubeVideoMissing],
      [{ title: "T", youtube_url: "youtube.com/playlist?list=PL1" }, "youtube_url", videoMessages.youtubeVideoMissing],
      [{ title: "T", youtube_url: "javascript:alert('youtube.com')" }, "youtube_url", videoMessages.youtubeUrlInvalid],
    ])("refuses %j", async (json, field, message) => {
      expectError(await (await api().client()).call("createVideo", { json }), "validation_error", message, field);
    });
  });
}
