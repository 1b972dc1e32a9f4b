import { paths } from "@/lib/paths";
import { openSmtp, type SmtpServer } from "../../tests/servers/smtp";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";

let smtp: SmtpServer;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  smtp = await openSmtp();
  site = await openSite({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: "Namaskard <cards@example.com>",
  });
});
test.afterAll(async () => {
  await site?.close();
  await smtp?.close();
});

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
  await expect(part).toContainText("This is not the code that was sent last");
  await part.getByLabel("Code").fill(code);
  await part.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`From now on you sign in with ${wanted}`)).toBeVisible();
  await expect(part).toHaveCount(0);

  await ApiUser.signIn(site.url, wanted, owner.password);
  await expect.poll(() => smtp.received.map(({ to }) => to)).toContainEqual([owner.email]);
});
