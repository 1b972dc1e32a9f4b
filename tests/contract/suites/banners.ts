import { bannerSchema, bannerStatsSchema } from "@/lib/contract/content/banner";
import { bannerLimits } from "@/lib/contract/content/values";
import { bannerMessages, fileMessages, videoMessages } from "../../english";
import { type Api, expectError } from "../api";
import { fileOfSize, pngFile } from "../files";

const youtube_url = "https://youtu.be/aqz-KE-bpKQ";

export function describeBanners(api: () => Api) {
  describe("banners", () => {
    it("creates image and video banners and counts them", async () => {
      const client = await api().client();
      const image = await client.call("createBanner", {
        form: { banner_type: "image", title: "Sale", image: await pngFile(), is_active: "false" },
      });
      expect(image.status).toBe(201);
      expect(bannerSchema.parse(image.body)).toMatchObject({
        banner_type: "image",
        is_active: false,
        youtube_url: null,
      });
      expect((await client.file(image.body.image)).status).toBe(200);
      const video = await client.call("createBanner", { form: { banner_type: "video", title: "Film", youtube_url } });
      expect(video.body).toMatchObject({ banner_type: "video", is_active: true, image: null, youtube_url });
      const stats = bannerStatsSchema.parse((await client.call("getBannerStats")).body);
      expect(stats).toEqual({ total_banners: 2, active_banners: 1, image_banners: 1, video_banners: 1 });
      expect(
        (await api().anonymous.call("listCompanyBanners", { params: { companyName: client.slug } })).body.count,
      ).toBe(2);
    });

    it("keeps the focus of an image until it is moved or the image is another, and refuses what is none", async () => {
      const client = await api().client();
      const form = { banner_type: "image", title: "Sale", image: await pngFile() };
      const { id, focus } = (await client.call("createBanner", { form })).body;
      expect(focus).toEqual({ x: 50, y: 50 });
      const change = async (fields: Record<string, string | Blob>) =>
        client.call("updateBanner", { params: { id }, form: fields });
      expect((await change({ focus: JSON.stringify({ x: 0, y: 99.6 }) })).body.focus).toEqual({ x: 0, y: 100 });
      expect((await change({ title: "Great sale" })).body.focus).toEqual({ x: 0, y: 100 });
      for (const wrong of ["x", "5", "[5,5]", "{}", '{"x":5}', '{"x":"5","y":5}', '{"x":-1,"y":5}', '{"x":101,"y":5}'])
        expectError(await change({ focus: wrong }), "validation_error", fileMessages.focusInvalid);
      const params = { companyName: client.slug };
      const listed = async () => (await api().anonymous.call("listCompanyBanners", { params })).body.results[0]?.focus;
      expect(await listed()).toEqual({ x: 0, y: 100 });
      await change({ image: await pngFile() });
      expect(await listed()).toEqual({ x: 50, y: 50 });
    });

    it("refuses a banner without title or medium, and wrong media", async () => {
      const client = await api().client();
      const create = (form: Record<string, string | Blob>) => client.call("createBanner", { form });
      const image = await pngFile();
      expectError(
        await create({ banner_type: "image", title: " ", image }),
        "validation_error",
        bannerMessages.titleRequired,
        "title",
      );
      expectError(
        await create({ banner_type: "poster", title: "T", image }),
        "validation_error",
        bannerMessages.typeInvalid,
        "banner_type",
      );
      expectError(
        await create({ banner_type: "image", title: "T" }),
        "validation_error",
        bannerMessages.imageRequired,
        "image",
      );
      expectError(
        await create({ banner_type: "video", title: "T" }),
        "validation_error",
        bannerMessages.videoRequired,
        "youtube_url",
      );
      const foreign = { banner_type: "video", title: "T", youtube_url: "https://vimeo.com/1" };
      expectError(await create(foreign), "validation_error", videoMessages.youtubeUrlInvalid, "youtube_url");
      const text = new File(["hello"], "notes.txt", { type: "text/plain" });
      expectError(
        await create({ banner_type: "image", title: "T", image: text }),
        "validation_error",
        fileMessages.imageInvalid,
        "image",
      );
      const large = fileOfSize(bannerLimits.bytes + 1, "large.png", "image/png");
      expectError(
        await create({ banner_type: "image", title: "T", image: large }),
        "validation_error",
        bannerMessages.imageTooLarge,
        "image",
      );
    });

    it("edits, changes its kind only with the medium for it, and deletes", async () => {
      const client = await api().client();
      const { body } = await client.call("createBanner", {
        form: { banner_type: "image", title: "Sale", image: await pngFile() },
      });
      const edit = (form: Record<string, string | Blob>) =>
        client.call("updateBanner", { params: { id: body.id }, form });
      expect((await edit({ title: "Summer sale" })).body).toMatchObject({
        title: "Summer sale",
        image: body.image,
        is_active: true,
      });
      expectError(
        await edit({ banner_type: "video" }),
        "validation_error",
        bannerMessages.videoRequired,
        "youtube_url",
      );
      expect((await edit({ banner_type: "video", youtube_url })).body).toMatchObject({
        banner_type: "video",
        image: null,
        youtube_url,
      });
      expect((await client.file(body.image)).status).toBe(404);
      expectError(await edit({ banner_type: "image" }), "validation_error", bannerMessages.imageRequired, "image");
      expect((await edit({ is_active: "false" })).body.is_active).toBe(false);
      expect((await client.call("deleteBanner", { params: { id: body.id } })).status).toBe(204);
      expectError(await client.call("getBanner", { params: { id: body.id } }), "not_found");
    });
  });
}
