import * as paths from "@/lib/paths";
import type { SmtpServer } from "../../tests/servers/smtp";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { openSiteWithMail } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";

let installed: Awaited<ReturnType<typeof openSiteWithMail>> | undefined;
let smtp: SmtpServer;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  installed = await openSiteWithMail();
  ({ smtp, site } = installed);
});
test.afterAll(() => installed?.close());

test("an owner changes the e-mail, mistypes the code, and signs in with the new address once it is confirmed", async ({
  newVisitor,
}) => {
  const owner = await (await ApiUser.signIn(site.url, admin.email, admin.password)).createClient();
  const wanted = `new-${owner.email}`;
  const page = await newVisitor({ viewport: { width: 320, height: 700 } });
  await openAs(page, await ApiUser.signIn(site.url, owner.email, owner.password), site.url + paths.account);
  await page.getByRole("button", { name: "Edit" }).first().click();
  await page.getByLabel("Email").fill(wanted);
  await page.getByRole("textbox", { name: "Current Password" }).fill(owner.password);
  await page.getByRole("button", { name: /^Save/ }).click();

  const part = page.getByRole("region", { name: "Confirm your new email" });
  await expect(part).toContainText(wanted);
  await expect.poll(() => smtp.received.map(({ to }) => to)).toContainEqual([wanted]);
  const code = /^\d{6}/.exec(smtp.received.find(({ to }) => to[0] === wanted)?.email.subject ?? "")?.[0] ?? "";
  expect(await findBarriers(page)).toEqual([]);
  await part.getByLabel("Code").fill(code === "000000" ? "000001" : "000000");
  await part.getByRole("button", { name: "Confirm" }).click();
  await expect(part).toContainText("Wrong code. Type the latest one we sent.");
  await part.getByLabel("Code").fill(code);
  await part.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`You now sign in with ${wanted}`)).toBeVisible();
  await expect(part).toHaveCount(0);

  await ApiUser.signIn(site.url, wanted, owner.password);
  await expect.poll(() => smtp.received.map(({ to }) => to)).toContainEqual([owner.email]);
});
