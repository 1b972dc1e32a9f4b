import { expect, test } from "@playwright/test";
import { operations } from "@/lib/contract/operations";
import { pngFile } from "../../tests/contract/files";
import { ApiUser, type CreatedClient } from "../api-user";
import { startScaledSite } from "../scaled";
import { admin } from "../site";

/** How often one process writes and the other reads. */
const rounds = Number(process.env.SCALED_ROUNDS ?? 200);

let site: Awaited<ReturnType<typeof startScaledSite>> = null;
let client: CreatedClient;
let owner: ApiUser;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await startScaledSite();
  if (!site) return;
  client = await (await ApiUser.signIn(site.first.url, admin.email, admin.password)).createClient();
  owner = await ApiUser.signIn(site.first.url, client.email, client.password);
});
test.afterAll(async () => site?.close());

const readCard = async (url: string) => (await fetch(`${url}/${client.slug}`)).text();
const rename = (text: string) => owner.call("PATCH", operations.updateProfile.path, { about_us: text });

test("processes that start together create one administrator and one demo company", async () => {
  if (!site) return;
  const administrator = await ApiUser.signIn(site.second.url, admin.email, admin.password);
  const { count } = await administrator.call<{ count: number }>("GET", operations.listClients.path);
  expect(count).toBe(2);
  for (const { url } of [site.first, site.second]) expect((await fetch(`${url}/namaskard-demo`)).status).toBe(200);
});

test("a write through one process is always visible through the other", async () => {
  if (!site) return;
  test.setTimeout(600_000);
  for (let round = 0; round < rounds; round++) {
    await rename(`This is what we say in round ${round}.`);
    expect(await readCard(site.second.url)).toContain(`in round ${round}.`);
  }
});

test("site settings saved through one process show on the other", async () => {
  if (!site) return;
  const administrator = await ApiUser.signIn(site.first.url, admin.email, admin.password);
  for (const name of ["शर्मा Cards", ""]) {
    await administrator.call("PATCH", operations.updateSite.path, { name });
    const shown = name || "Namaskard";
    expect(await readCard(site.second.url)).toContain(`Powered by ${shown}`);
    expect(await (await fetch(site.second.url)).text()).toContain(`| ${shown}</title>`);
  }
});

test("a session that began at one process goes on at the other, and its picture is there", async () => {
  if (!site) return;
  const form = new FormData();
  form.set("name", "Vase");
  form.set("image", await pngFile());
  const { image } = await owner.call<{ image: string }>("POST", operations.createProduct.path, form);
  const elsewhere = await fetch(`${site.second.url}/api${operations.listProducts.path}`, {
    headers: { cookie: owner.cookie },
  });
  expect((await elsewhere.json()).results).toMatchObject([{ name: "Vase" }]);
  const picture = await fetch(site.second.url + image);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(await readCard(site.second.url)).toContain("Vase");
});

test("without Redis both processes report it, serve on and are soon up to date; with Redis again at once", async () => {
  if (!site) return;
  test.setTimeout(180_000);
  const { first, second } = site;
  const { redis } = site.servers;
  const readiness = async (url: string) => (await fetch(`${url}/readyz`)).text();
  await redis.kill();
  for (const { url } of [first, second]) await expect.poll(() => readiness(url)).toContain("REDIS_URL does not answer");
  await rename("This is what we say while it is away.");
  await expect.poll(() => readCard(second.url), { timeout: 30_000 }).toContain("while it is away.");
  await redis.start();
  for (const { url } of [first, second]) await expect.poll(() => readiness(url), { timeout: 30_000 }).toBe("ready\n");
  for (let round = 0; round < 5; round++) {
    await rename(`It is back, and this is round ${round}.`);
    expect(await readCard(second.url)).toContain(`this is round ${round}.`);
  }
});
