import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { hasNginx, type Nginx, openNginx } from "../../tests/servers/nginx";
import { ApiUser } from "../api-user";
import { saveProfile } from "../company";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, test } from "../test";

/** The site behind nginx that caches pages, as in `deploy/nginx-cache.conf`. */

test.describe.configure({ mode: "default" });

const host = "cards.example.com";
let site: Site;
let nginx: Nginx;
let operator: ApiUser;

const journey = hasNginx() ? test : () => {};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await openSite({ TRUSTED_PROXY_HOPS: "1" });
  nginx = await openNginx(Number(new URL(site.url).port), { isCache: true });
  operator = await ApiUser.signIn(site.url, admin.email, admin.password);
});
test.afterAll(async () => {
  await nginx?.close();
  await site?.close();
});

async function openCard() {
  const client = await operator.createClient();
  const owner = await ApiUser.signIn(site.url, client.email, client.password);
  const save = (tagline: string) => saveProfile(owner, { tagline });
  return { ...client, path: `/${client.slug}`, owner, save };
}

async function visit(path: string, headers: Record<string, string> = {}) {
  const place = { host: "127.0.0.1", port: nginx.httpsPort, servername: host, rejectUnauthorized: false };
  const sent = request({ ...place, path, headers: { host, ...headers }, agent: false });
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const text = String(await buffer(answer));
  return { status: answer.statusCode, cache: answer.headers["x-cache"], text };
}

/** Longer than nginx serves a page without revalidating it. */
const outlive = () => delay(2_100);

journey("a second visitor within a second is answered by nginx, and a change shows a second later", async () => {
  const { path, save } = await openCard();
  expect(await visit(path)).toMatchObject({ status: 200, cache: "MISS" });
  expect(await visit(path)).toMatchObject({ status: 200, cache: "HIT" });
  await save("Lamps for every room");
  await outlive();
  const changed = await visit(path);
  expect([changed.cache, changed.text.includes("Lamps for every room")]).toEqual(["EXPIRED", true]);
  await outlive();
  expect(await visit(path)).toMatchObject({ status: 200, cache: "REVALIDATED", text: changed.text });
});

journey("a signed-in owner sees a change at once, and so does everybody after", async () => {
  const { path, save, owner } = await openCard();
  await visit(path);
  await save("Lamps for every room");
  expect(await visit(path, { cookie: owner.cookie })).toMatchObject({
    cache: "BYPASS",
    text: expect.stringContaining("Lamps for every room"),
  });
  expect((await visit(path)).text).toContain("Lamps for every room");
  // The cookie's name under https.
  expect((await visit(path, { cookie: "device=x; __Host-token=y" })).cache).toBe("BYPASS");
});

journey("nginx never caches private answers", async () => {
  const { owner, path } = await openCard();
  const account = "/api/client/profile/";
  expect((await visit(account, { cookie: owner.cookie })).status).toBe(200);
  expect((await visit(account)).status).toBe(401);
  expect((await visit(account, { cookie: owner.cookie })).status).toBe(200);
  for (const asked of ["/login", `${path}/review`, `/api/public/company${path}/`])
    for (let time = 0; time < 2; time++)
      expect([asked, (await visit(asked)).cache]).toEqual([asked, expect.stringMatching(/^(MISS|BYPASS)$/)]);
});

journey("during an outage nginx serves cached cards, except blocked ones", async () => {
  test.setTimeout(120_000);
  const [card, blocked] = [await openCard(), await openCard()];
  await visit(card.path);
  await visit(blocked.path);
  await operator.call("POST", `/admin/clients/block/${blocked.id}/`);
  await outlive();
  expect((await visit(blocked.path)).status).toBe(404);
  await site.kill();
  try {
    expect(await visit(card.path)).toMatchObject({ status: 200, cache: "STALE" });
    expect((await visit(blocked.path)).status).not.toBe(200);
    expect((await visit("/login")).status).toBe(502);
  } finally {
    await site.start();
  }
});
