import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";

/** A site of its own, because its plans show on pages for everybody. */
let own: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await openSite();
});
test.afterAll(() => own.close());

test("a plan that is not paid lets the card rest until days are given", async ({ newVisitor }) => {
  const administrator = await ApiUser.signIn(own.url, admin.email, admin.password);
  const { id, email, password } = await administrator.createClient();
  const client = await ApiUser.signIn(own.url, email, password);
  const page = await newVisitor({ viewport: { width: 360, height: 800 }, baseURL: own.url });
  await openAs(page, administrator, paths.plans);
  await page.getByRole("button", { name: "Add plan" }).click();
  const form = page.getByRole("dialog", { name: "Add plan" });
  await form.getByLabel("Name").fill("Shop");
  await expect(form.getByLabel("Free days at the start")).toHaveValue("14");
  await form.getByRole("button", { name: "Add plan" }).click();
  await expect(page.getByText("14 days free")).toBeVisible();

  await page.goto(paths.client(id));
  await page.getByRole("button", { name: "Change plan" }).click();
  const change = page.getByRole("dialog", { name: "Change plan" });
  await change.getByLabel("Plan", { exact: true }).selectOption("Shop");
  await expect(change.getByLabel("To pay by")).not.toHaveValue("");
  await change.getByLabel("To pay by").fill("2026-01-31");
  await change.getByRole("button", { name: "Save" }).click();
  const section = page.getByRole("region", { name: "Plan" });
  await expect(section.getByText("Resting since 16 Feb 2026")).toBeVisible();

  const owner = await newVisitor({ viewport: { width: 360, height: 800 }, baseURL: own.url });
  await openAs(owner, client, paths.dashboard);
  await expect(owner.getByText("Since 16 Feb 2026 your card shows only how to reach you.")).toBeVisible();
  const addVideo = async () => {
    await owner.goto(paths.newVideo);
    const dialog = owner.getByRole("dialog");
    await dialog.getByLabel("Video title").fill("Our shop");
    await dialog.getByLabel("YouTube URL").fill("https://youtu.be/dQw4w9WgXcQ");
    await dialog.getByRole("button", { name: "Add video" }).click();
  };
  await addVideo();
  await expect(owner.getByText("Nothing can be added while your card rests.")).toBeVisible();

  await section.getByRole("button", { name: "Give days" }).click();
  const days = page.getByRole("dialog", { name: "Give days" });
  await days.getByRole("button", { name: "30 days" }).click();
  await days.getByRole("button", { name: "Give days" }).click();
  await expect(section.getByText(/^Paid until/)).toBeVisible();

  await owner.goto(paths.dashboard);
  await expect(owner.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(owner.getByText("your card shows only how to reach you")).toHaveCount(0);
  await addVideo();
  await expect(owner.getByRole("heading", { name: "Our shop" })).toBeVisible();
});
