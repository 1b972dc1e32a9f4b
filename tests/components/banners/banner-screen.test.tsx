import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BannerScreen } from "@/components/banners/banner-screen";
import type { Banner } from "@/lib/contract/content/banner";
import { ApiError } from "@/lib/contract/errors";
import { english, failures } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { listAnswer } from "../list/list-answer";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildBanner, buildVideoBanner } from "./build-banner";

async function show(banners: Banner[], more: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({ "GET /api/client/banners/": () => listAnswer(banners), ...more });
  await showScreen(buildCurrentUser(), <BannerScreen />);
}

const title = () => screen.findByRole("heading", { name: "Festival collection" });

describe("BannerScreen", () => {
  test("invites to create a banner where there is none", async () => {
    await show([]);
    expect(await screen.findByRole("heading", { name: "No banner created" })).toBeInTheDocument();
    expect(screen.getByText("Create a banner to showcase your business on your digital card")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Create Banner" })).toBeInTheDocument();
    expect(screen.getByText("Manage your banner image or video for your digital card")).toBeInTheDocument();
  });

  test("shows the first banner of the list only", async () => {
    await show([buildBanner(), buildBanner({ id: 2, title: "Second" })]);
    expect(await title()).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Festival collection" })).toHaveAttribute("src", "/media/banner-1600.webp");
    expect(screen.getByText("Active")).toBeInTheDocument();
    expect(screen.getByText("Image")).toBeInTheDocument();
    expect(screen.getByText("Lamps and vases")).toBeInTheDocument();
    expect(screen.getByText("Updated:")).toHaveTextContent("Updated: 1 Nov 2026");
    expect(screen.queryByText("Second")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Create Banner" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  test.each([
    ["an active banner", [buildBanner()], null],
    ["an inactive banner", [buildBanner({ is_active: false })], /still shown: your only banner/i],
    [
      "an inactive banner before an active one",
      [buildBanner({ is_active: false }), buildBanner({ id: 2, title: "Diwali" })],
      "Not shown: your card shows the active banner “Diwali” instead.",
    ],
  ])("says what becomes of %s", async (_, banners, text) => {
    await show(banners);
    await title();
    if (text) expect(screen.getByText(text)).toBeInTheDocument();
    else expect(screen.queryByText(/on your card[:,]/)).not.toBeInTheDocument();
  });

  test("shows a video banner's still and opens the video in a new tab", async () => {
    await show([buildVideoBanner({ is_active: false })]);
    await title();
    expect(screen.getByRole("img")).toHaveAttribute("src", "https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg");
    expect(screen.getByText("Inactive")).toBeInTheDocument();
    expect(screen.getByText("Video")).toBeInTheDocument();
    const link = screen.getByRole("link", { name: "Watch Festival collection (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "https://youtu.be/aqz-KE-bpKQ");
    expect(link).toHaveAttribute("target", "_blank");
  });

  test.each([
    ["an image", buildBanner()],
    ["a video", buildVideoBanner()],
  ])("a preview of %s that fails gives way to a placeholder", async (_, banner) => {
    await show([banner]);
    await title();
    fireEvent.error(screen.getByRole("img"));
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByText("No image")).toBeInTheDocument();
  });

  test("a banner that cannot be loaded is not shown as missing", async () => {
    const user = userEvent.setup();
    let answer: FakeAnswer = { status: 403, json: {} };
    await show([], { "GET /api/client/banners/": () => answer });
    expect(await screen.findByRole("heading", { name: "Failed to fetch banner" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Create Banner" })).not.toBeInTheDocument();
    answer = listAnswer([buildBanner()]);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await title()).toBeInTheDocument();
  });

  test("deletes after asking, and offers to create again", async () => {
    const user = userEvent.setup();
    const banners = [buildBanner()];
    await show(banners, {
      "DELETE /api/client/banners/1/": () => {
        banners.length = 0;
        return { status: 204, json: null };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Delete Festival collection" }));
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription("Are you sure you want to delete this banner?");
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("button", { name: "Create Banner" })).toBeInTheDocument();
  });

  test.each([
    [
      "the server's reason",
      new ApiError("unavailable", failures.unavailable).toBody("1", english),
      failures.unavailable,
    ],
    ["its own text", {}, "Failed to delete banner"],
  ])("a delete that fails shows %s", async (_, json, text) => {
    const user = userEvent.setup();
    await show([buildBanner()], { "DELETE /api/client/banners/1/": { status: 503, json } });
    await user.click(await screen.findByRole("button", { name: "Delete Festival collection" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });
});
