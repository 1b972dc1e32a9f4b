import { admin, startSite } from "../site";
import { expect, test } from "../test";

test("an administrator sees that mail does not get through, and what went wrong by it", async ({ newVisitor }) => {
  const site = await startSite({
    SEED_DEMO: "false",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Cards <cards@example.com>",
  });
  try {
    const page = await newVisitor();
    await page.goto(`${site.url}/login`);
    await page.getByLabel("Email").fill(admin.email);
    await page.getByRole("textbox", { name: "Password" }).fill(admin.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(/\/dashboard/);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Status" }).click();
    const checks = page.getByRole("region", { name: "Checks" }).getByRole("listitem");
    await expect(checks.first()).toContainText(/Mail server.*Problem.*ECONNREFUSED/);
    await expect(checks.filter({ hasText: "Disk" })).toContainText("GB free");
    await expect(page.getByRole("region", { name: "Service" })).toContainText(/SQLite|PostgreSQL/);
  } finally {
    await site.close();
  }
});
