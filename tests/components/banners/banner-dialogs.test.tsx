import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { BannerScreen } from "@/components/banners/banner-screen";
import type { Banner } from "@/lib/contract/content/banner";
import { bannerLimits } from "@/lib/contract/content/values";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import { bannerMessages, english, failures, fileMessages, videoMessages } from "../../english";
import { buildImage } from "../build-image";
import { fakeApi } from "../fake-api";
import { fakePictures } from "../fake-pictures";
import { awaitUpload, type FakeUpload, fakeUploads } from "../fake-upload";
import { expectReasons } from "../form/expect-reasons";
import { listAnswer } from "../list/list-answer";
import { type Picker, setupPicker } from "../pick-files";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildBanner, buildVideoBanner } from "./build-banner";

let banners: Banner[];
let uploads: FakeUpload[];

async function open(held: Banner[]) {
  banners = held;
  fakeApi({ "GET /api/client/banners/": () => listAnswer(banners) });
  uploads = fakeUploads();
  fakePictures();
  const user = setupPicker();
  await showScreen(buildCurrentUser(), <BannerScreen />);
  await user.click(await screen.findByRole("button", { name: /^(Create Banner|Edit Festival collection)$/ }));
  return user;
}

const create = () => open([]);
const edit = (banner = buildBanner()) => open([banner]);
const type = (name: "Image" | "Video") => screen.getByRole("radio", { name });
const title = () => screen.getByRole("textbox", { name: "Banner Title" });
const description = () => screen.getByRole("textbox", { name: "Description" });
const image = () => screen.getByLabelText(/Banner Image/);
const link = () => screen.getByRole("textbox", { name: "YouTube URL" });
const active = () => screen.getByRole("checkbox", { name: "Active" });
const submit = () => screen.getByRole("button", { name: /^(Create|Update) Banner$/ });

const sent = () => awaitUpload(uploads);

async function send(user: Picker): Promise<FakeUpload> {
  await user.type(title(), "New arrivals");
  await user.upload(image(), buildImage());
  await user.click(submit());
  return sent();
}

describe("creating a banner", () => {
  test("starts as an active image banner", async () => {
    await create();
    expect(screen.getByRole("dialog", { name: "Create New Banner" })).toBeInTheDocument();
    expect(screen.getByRole("radiogroup", { name: "Banner Type" })).toBeInTheDocument();
    expect(type("Image")).toBeChecked();
    expect(active()).toBeChecked();
    expect(image()).toHaveAccessibleDescription(/JPG, PNG, GIF.* up to 10MB/);
  });

  test("asks for a title and an image, the title first", async () => {
    const user = await create();
    await user.type(title(), "  ");
    await user.click(submit());
    expect(await screen.findByText(bannerMessages.titleRequired)).toBeInTheDocument();
    expect(title()).toHaveFocus();
    expect(title()).toHaveAccessibleDescription(bannerMessages.titleRequired);
    expect(image()).toHaveAccessibleDescription(new RegExp(bannerMessages.imageRequired));
    expect(uploads).toHaveLength(0);
  });

  test("asks a video banner for a link instead, and for a valid one", async () => {
    const user = await create();
    await user.click(type("Video"));
    expect(screen.queryByLabelText(/Banner Image/)).not.toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByText(bannerMessages.titleRequired)).toBeInTheDocument();
    expect(link()).toHaveAccessibleDescription(bannerMessages.videoRequired);
    await user.type(link(), "https://vimeo.com/1");
    await user.click(submit());
    expect(await screen.findByText(videoMessages.youtubeUrlInvalid)).toBeInTheDocument();
    expect(uploads).toHaveLength(0);
  });

  test.each([
    ["that is no image", { name: "a.pdf", type: "application/pdf" }, fileMessages.imageInvalid],
    ["that is too large", { size: bannerLimits.bytes + 1 }, bannerMessages.imageTooLarge],
  ])("refuses a file %s as soon as it is picked", async (_, file, message) => {
    const user = await create();
    await user.upload(image(), buildImage(file));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.upload(image(), buildImage({ size: bannerLimits.bytes }));
    expect(await screen.findByRole("img", { name: "Preview of picture.png" })).toBeInTheDocument();
    expect(image()).toBeValid();
  });

  test("sends an image banner, shows how far it is, closes and starts afresh", async () => {
    const user = await create();
    await user.type(description(), "Fresh");
    await user.click(active());
    const upload = await send(user);
    expect(upload).toMatchObject({ method: "POST", url: "/api/client/banners/" });
    const { image: file, ...texts } = Object.fromEntries(upload.form);
    expect(texts).toEqual({
      banner_type: "image",
      title: "New arrivals",
      description: "Fresh",
      focus: '{"x":50,"y":50}',
      is_active: "false",
    });
    expect(file).toMatchObject({ name: "picture.png" });
    expect(screen.getByRole("button", { name: "Creating..." })).toHaveAttribute("aria-busy", "true");
    await upload.progress(42);
    expect(screen.getByText("42%")).toBeInTheDocument();
    banners.push(buildBanner({ title: "New arrivals" }));
    await upload.answer(201, banners[0]);
    expect(await screen.findByRole("heading", { name: "New arrivals" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("sends a video banner without the image that was picked before", async () => {
    const user = await create();
    await user.type(title(), "Film");
    await user.upload(image(), buildImage({ size: bannerLimits.bytes + 1 }));
    await user.click(type("Video"));
    await user.type(link(), "youtu.be/aqz-KE-bpKQ");
    await user.click(submit());
    expect(Object.fromEntries((await sent()).form)).toEqual({
      banner_type: "video",
      title: "Film",
      description: "",
      youtube_url: "https://youtu.be/aqz-KE-bpKQ",
      is_active: "true",
    });
  });

  test("keeps both media while the type is switched, and sends an image without an unfinished link", async () => {
    const user = await create();
    await user.type(title(), "New arrivals");
    await user.upload(image(), buildImage());
    await user.click(type("Video"));
    await user.type(link(), "https://vim");
    await user.click(type("Image"));
    expect(screen.getByText("picture.png")).toBeInTheDocument();
    await user.click(submit());
    expect([...(await sent()).form.keys()]).not.toContain("youtube_url");
  });

  test("shows the server's reason, else its own", async () => {
    const user = await create();
    await send(user);
    const refusal = new ApiError("limit_reached", bannerMessages.limit(withoutPlan.limits.banners));
    await expectReasons(uploads, refusal, () => user.click(submit()), "Failed to create banner");
  });

  test("puts the server's field errors on their fields", async () => {
    const user = await create();
    const upload = await send(user);
    await upload.answer(400, fieldError("image", fileMessages.imageTooManyPixels).toBody("1", english));
    expect(await screen.findByText(fileMessages.imageTooManyPixels)).toBeInTheDocument();
    expect(image()).toBeInvalid();
  });

  test("closing resets the form", async () => {
    const user = await create();
    await user.type(title(), "Film");
    await user.click(type("Video"));
    await user.click(active());
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "Create Banner" }));
    expect(title()).toHaveValue("");
    expect(type("Image")).toBeChecked();
    expect(active()).toBeChecked();
  });
});

describe("editing a banner", () => {
  test("keeps the image unless another is chosen", async () => {
    const user = await edit(buildBanner({ focus: { x: 20, y: 40 } }));
    expect(screen.getByRole("dialog", { name: "Edit Banner" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Preview of Current image" })).toHaveAttribute(
      "src",
      "/media/banner-1600.webp",
    );
    await user.clear(title());
    await user.click(submit());
    expect(await screen.findByText(bannerMessages.titleRequired)).toBeInTheDocument();
    await user.type(title(), "Summer");
    await user.click(submit());
    const upload = await sent();
    expect(upload).toMatchObject({ method: "PATCH", url: "/api/client/banners/1/" });
    expect(Object.fromEntries(upload.form)).toEqual({
      banner_type: "image",
      title: "Summer",
      description: "Lamps and vases",
      texts: "",
      focus: '{"x":20,"y":40}',
      is_active: "true",
    });
    expect(screen.getByRole("button", { name: "Updating..." })).toHaveAttribute("aria-busy", "true");
    banners[0] = buildBanner({ title: "Summer" });
    await upload.answer(200, banners[0]);
    expect(await screen.findByRole("heading", { name: "Summer" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("the focus is moved, and is the middle again for another image", async () => {
    const user = await edit(buildBanner({ focus: { x: 20, y: 40 } }));
    await user.click(screen.getByRole("button", { name: "Choose the focus" }));
    const focus = await screen.findByRole("dialog", { name: "Choose the focus" });
    fireEvent.keyDown(within(focus).getByRole("button", { name: /^Focus\./ }), { key: "ArrowUp", shiftKey: true });
    await user.click(within(focus).getByRole("button", { name: "Use focus" }));
    await user.click(submit());
    const upload = await sent();
    expect(upload.form.get("focus")).toBe('{"x":20,"y":30}');
    await upload.answer(404, new ApiError("not_found", failures.notFound).toBody("1", english));
    await user.upload(image(), buildImage());
    await screen.findByRole("img", { name: "Preview of picture.png" });
    await user.click(submit());
    expect((await awaitUpload(uploads, 2)).form.get("focus")).toBe('{"x":50,"y":50}');
  });

  test("says that an only banner is shown all the same, once it is switched off", async () => {
    const user = await edit();
    expect(active()).not.toHaveAccessibleDescription();
    await user.click(active());
    expect(active()).toHaveAccessibleDescription("Still shown: your only banner");
  });

  test("says nothing of that where another banner is active", async () => {
    await open([buildBanner({ is_active: false }), buildBanner({ id: 2, title: "Summer" })]);
    expect(active()).not.toBeChecked();
    expect(active()).not.toHaveAccessibleDescription();
  });

  test("an image banner becomes a video banner with a link", async () => {
    const user = await edit();
    await user.click(type("Video"));
    await user.click(submit());
    expect(await screen.findByText(bannerMessages.videoRequired)).toBeInTheDocument();
    await user.type(link(), "https://youtu.be/aqz-KE-bpKQ");
    await user.click(submit());
    expect((await sent()).form.get("youtube_url")).toBe("https://youtu.be/aqz-KE-bpKQ");
  });

  test("a video banner becomes an image banner only with an image", async () => {
    const user = await edit(buildVideoBanner());
    expect(link()).toHaveValue("https://youtu.be/aqz-KE-bpKQ");
    await user.click(type("Image"));
    await user.click(submit());
    expect(await screen.findByText(bannerMessages.imageRequired)).toBeInTheDocument();
    await user.upload(image(), buildImage());
    await user.click(submit());
    expect([...(await sent()).form.keys()].toSorted()).toEqual([
      "banner_type",
      "description",
      "focus",
      "image",
      "is_active",
      "texts",
      "title",
    ]);
  });

  test("shows the server's reason, else its own", async () => {
    const user = await edit();
    await user.click(submit());
    const refusal = new ApiError("not_found", failures.notFound);
    await expectReasons(uploads, refusal, () => user.click(submit()), "Failed to update banner");
  });
});
