import { bannerSchema, bannerStatsSchema } from "@/lib/contract/content/banner";
import { withoutPlan } from "@/lib/contract/limits";
import { type Caller, expectError } from "../../../contract/api";
import { pngFile } from "../../../contract/files";
import { bannerMessages, videoMessages } from "../../../english";
import { startContentApp } from "../content-app";
import { describeContent } from "../describe-content";

const app = startContentApp();
const youtube_url = "https://youtu.be/aqz-KE-bpKQ";

const create = async (caller: Caller, fields: Record<string, string> = {}) =>
  caller.call("createBanner", {
    form: { banner_type: "image", title: "Sale", image: await pngFile("sale.png", 8, 8), ...fields },
  });

const createVideo = (caller: Caller) =>
  caller.call("createBanner", { form: { banner_type: "video", title: "Film", youtube_url } });

describeContent(app, {
  calls: { list: "listBanners", get: "getBanner", update: "updateBanner", remove: "deleteBanner" },
  label: "title",
  limit: { max: withoutPlan.limits.banners, message: bannerMessages.limit(withoutPlan.limits.banners) },
  takesFiles: { create: true, change: true },
  create,
});

test("banners are made, read, counted and deleted with their pictures", async () => {
  const client = await app().client();
  const before = await app().keptKeys();
  const image = await create(client, { is_active: "false", description: "Until Friday" });
  expect([image.status, bannerSchema.parse(image.body)]).toEqual([201, image.body]);
  expect(image.body).toMatchObject({ banner_type: "image", youtube_url: null, is_active: false });
  const video = (await createVideo(client)).body;
  expect(video).toMatchObject({ banner_type: "video", image: null, image_set: [], youtube_url, is_active: true });
  expect((await client.call("getBanner", { params: { id: video.id } })).body).toEqual(video);
  const stats = bannerStatsSchema.parse((await client.call("getBannerStats")).body);
  expect(stats).toEqual({ total_banners: 2, active_banners: 1, image_banners: 1, video_banners: 1 });
  for (const { id } of [image.body, video])
    expect((await client.call("deleteBanner", { params: { id } })).status).toBe(204);
  expect(await app().keptKeys()).toEqual(before);
});

test("a banner keeps only the medium of its type", async () => {
  const client = await app().client();
  const before = await app().keptKeys();
  expect((await create(client, { youtube_url })).body.youtube_url).toBeNull();
  const { id } = (await create(client, { banner_type: "video", youtube_url })).body;
  const edit = async (form: Record<string, string | Blob>) =>
    (await client.call("updateBanner", { params: { id }, form })).body;
  expect(await edit({ image: await pngFile() })).toMatchObject({ banner_type: "video", image: null, youtube_url });
  expect(await app().keptKeys()).toHaveLength(before.length + 1);
});

test("changing the type needs the medium for it and drops the other", async () => {
  const client = await app().client();
  const before = await app().keptKeys();
  const { body } = await create(client);
  const edit = (form: Record<string, string | Blob>) => client.call("updateBanner", { params: { id: body.id }, form });

  expectError(await edit({ banner_type: "video" }), "validation_error", bannerMessages.videoRequired, "youtube_url");
  expect((await client.call("getBanner", { params: { id: body.id } })).body).toEqual(body);
  expect((await edit({ banner_type: "video", youtube_url })).body).toMatchObject({ image: null, youtube_url });
  expect(await app().keptKeys()).toEqual(before);

  expectError(await edit({ youtube_url: " " }), "validation_error", bannerMessages.videoRequired, "youtube_url");
  const foreign = { youtube_url: "https://evil.test/?youtube.com" };
  expectError(await edit(foreign), "validation_error", videoMessages.youtubeUrlInvalid, "youtube_url");
  expectError(await edit({ banner_type: "image" }), "validation_error", bannerMessages.imageRequired, "image");
  const pictured = await edit({ banner_type: "image", image: await pngFile() });
  expect(pictured.body).toMatchObject({ banner_type: "image", image: expect.any(String), youtube_url: null });
});

test("a change keeps what it does not name", async () => {
  const client = await app().client();
  const { body } = await create(client, { is_active: "off", description: "Until Friday" });
  const edit = async (options: object) =>
    (await client.call("updateBanner", { params: { id: body.id }, ...options })).body;
  for (const options of [{ json: {} }, { form: { image: "" } }]) expect(await edit(options)).toEqual(body);
  const titled = await edit({ form: { title: "Summer sale" } });
  expect(titled).toEqual({ ...body, title: "Summer sale", updated_at: titled.updated_at });
  expect(await edit({ form: { is_active: "true" } })).toMatchObject({ title: "Summer sale", is_active: true });

  const pictured = await edit({ form: { image: await pngFile() } });
  expect(pictured.image).not.toBe(body.image);
  const kept = await app().keptKeys();
  for (const [image, isKept] of [
    [pictured.image, true],
    [body.image, false],
  ])
    expect(kept.includes(image.slice("/media/".length))).toBe(isKept);
});
