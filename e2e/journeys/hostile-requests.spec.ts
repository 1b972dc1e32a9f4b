import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { ApiUser } from "../api-user";
import { addDocument } from "../company";
import { exchange, requestRaw } from "../raw-request";
import { expect, test } from "../test";

const long = "x".repeat(5_000);

const oddPaths = [
  ...["/%00", "/%ff", "/%", "/%zz", "/%2f", "/%2e%2e/api", "/%E0%A4%A", "/a%00b", "/a%0d%0ab", "/\\", "/*", "*"],
  ...["//", "//evil.example", "///", "/./", "/../../etc/passwd", "/api/../dashboard", "/;", "/?", "/#", "/?%ff=%00"],
  ...[`/${long}`, `/${"a/".repeat(1_000)}`, `/?${long}`, `/${"%41".repeat(2_000)}`, `/${"x".repeat(12_000)}`],
  ...[
    "/%F0%9F%98%80",
    "/__proto__",
    "/constructor",
    "/_next",
    "/_next/static/",
    "/_next/data/x.json",
    "/_next/image?url=/x",
  ],
  ...["/media/", "/media/%00", "/media/../main.db", "/media/..%2f..%2fnamaskard.db", "/media//x", `/media/${long}`],
  ...["/card.js/x", "/favicon.ico", "/dashboard/%00", "/dashboard/%ff", "/login/%ff", "/login/x", "/demo/%ff"],
  ...[
    "/x/contact.vcf",
    "/%ff/contact.vcf",
    "/api",
    "/api/",
    "/api/%ff/",
    "/api//profile",
    "/api/auth/%ff",
    "/api/auth/x",
  ],
];

test("an odd path is refused or not found, and never a fault of ours", async ({ site }) => {
  for (const path of oddPaths)
    for (const method of ["GET", "POST"]) {
      const { status, headers } = await requestRaw(site.url, path, { method });
      expect([method, path.slice(0, 80), status < 500 && status >= 200]).toEqual([method, path.slice(0, 80), true]);
      expect(String(headers.location ?? "")).not.toMatch(/^(https?:)?\/\/(?!localhost)/);
    }
});

test("odd methods and headers are no fault of ours either", async ({ site }) => {
  for (const method of ["PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"])
    for (const path of ["/", "/namaskard-demo", "/login", "/dashboard", "/api/profile", "/media/x.png", "/card.js"])
      expect([method, path, (await requestRaw(site.url, path, { method })).status < 500]).toEqual([method, path, true]);
  const oddHeaders: Record<string, string>[] = [
    { cookie: `token=${"x".repeat(4_000)}` },
    { cookie: "token=%ff; token=; =; ;" },
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "javascript" },
    { range: "bytes=-1,,5-2" },
    { "accept-encoding": "identity;q=0, *;q=0" },
    { "if-none-match": '"' },
    { "next-router-state-tree": "%ff", rsc: "1" },
    { "next-action": "x", "content-type": "multipart/form-data" },
    { accept: long },
  ];
  for (const headers of oddHeaders)
    for (const path of ["/", "/namaskard-demo", "/login", "/dashboard", "/api/profile"]) {
      const answer = await requestRaw(site.url, path, { headers });
      expect([headers, path, answer.status < 500]).toEqual([headers, path, true]);
      expect([headers, path, answer.body.includes("evil.example")]).toEqual([headers, path, false]);
      expect(String(answer.headers.location ?? "")).not.toContain("evil.example");
    }
});

test("a thousand requests sent ahead on one connection end it, and nobody else notices", async ({ site }) => {
  const paths = [
    "/login",
    "/media/x",
    `/api${pathOf(operations.getCompany, { companyName: "x" })}`,
    "/namaskard-demo",
    "/a/b/c",
  ];
  const floods = paths.map((path) => exchange(site.url, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1_200)));
  for (const path of ["/namaskard-demo", "/login"]) expect((await requestRaw(site.url, path)).status).toBe(200);
  for (const received of await Promise.all(floods))
    expect(received.match(/HTTP\/1\.1 \d/g)?.length ?? 0).toBeLessThan(1_200);
});

test("a body that is refused half way leaves the next request on its connection an answer", async ({ site }) => {
  const type = "Content-Type: application/json\r\nX-Requested-With: namaskard\r\nTransfer-Encoding: chunked\r\n";
  const part = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  const path = `/api${pathOf(operations.createSignUp)}`;
  const refused = `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${site.url}\r\n${type}\r\n${part.repeat(16)}0\r\n\r\n`;
  const received = await exchange(site.url, `${refused}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(received).toMatch(/\r\n\r\nok\n$/);
});

test("malformed ids, bodies and content types get an answer that says so", async ({ site, owner }) => {
  const headers = { cookie: owner.api.cookie, origin: site.url, "x-requested-with": "namaskard" };
  for (const id of ["0", "-1", "1.5", "1e3", "abc", "%00", "%ff", "99999999999999999999", "1%2f2", "..", "null", long])
    for (const method of ["GET", "PATCH", "DELETE"]) {
      const path = `/api/client/documents/${id}/`;
      const json = { ...headers, "content-type": "application/json" };
      const { status } = await requestRaw(site.url, path, { method, headers: json, body: '{"file_name":"x"}' });
      expect([method, id.slice(0, 40), status >= 400 && status < 500]).toEqual([method, id.slice(0, 40), true]);
    }

  const bodies = ["", "{", "null", "[]", '"text"', "1", '{"file_name":{}}', "\u0000", "[".repeat(100_000)];
  const types = ["application/json", "multipart/form-data", "multipart/form-data; boundary=x", "text/plain", ""];
  const calls = [
    ["POST", pathOf(operations.listDocuments)],
    ["POST", pathOf(operations.listVideos)],
    ["POST", pathOf(operations.listBanners)],
    ["POST", pathOf(operations.listPeople)],
    ["PATCH", pathOf(operations.getProfile)],
    ["PUT", pathOf(operations.changeOwnPassword)],
    ["PUT", pathOf(operations.updateAccount)],
  ] as const;
  for (const [method, path] of calls)
    for (const body of bodies)
      for (const type of types) {
        const sent = { method, headers: { ...headers, ...(type && { "content-type": type }) }, body };
        const { status } = await requestRaw(site.url, `/api${path}`, sent);
        const label = [method, path, type, body.slice(0, 20)];
        expect([...label, status < 500]).toEqual([...label, true]);
      }
  expect(await owner.api.call("GET", pathOf(operations.listVideos))).toMatchObject({ count: 0 });
});

test("no header or suffix of the framework opens a screen or a call", async ({ site, owner, adminUser }) => {
  const secret = await adminUser.createClient({ company_name: "Hidden from everybody else" });
  const people = { nobody: "", client: owner.api.cookie, administrator: adminUser.cookie };
  const tricks: Record<string, string>[] = [
    {},
    { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
    { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware" },
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1" },
    { "x-middleware-prefetch": "1", "x-nextjs-data": "1" },
    { "x-middleware-rewrite": "/dashboard/clients", "x-middleware-next": "1" },
    { "x-invoke-path": "/dashboard/clients", "x-matched-path": "/dashboard/clients" },
  ];
  const screens = ["", "/profile", "/documents", "/clients", "/clients/new", `/clients/${secret.id}`];
  const paths = screens.flatMap((screen) => {
    const path = `/dashboard${screen}`;
    return [
      path,
      `${path}/`,
      `${path}.rsc`,
      `${path}?_rsc=1`,
      `${path}.segments/_tree.segment.rsc`,
      `/_next/data/x${path}.json`,
    ];
  });
  for (const [person, cookie] of Object.entries(people))
    for (const path of paths)
      for (const trick of tricks) {
        const { status, headers, body } = await requestRaw(site.url, path, { headers: { ...trick, cookie } });
        const label = [person, path, trick];
        expect([...label, status < 500]).toEqual([...label, true]);
        // Administrators see client names on the client list and in the first steps.
        const mayName = person === "administrator" && /^\/dashboard(\/clients)?\/?(\?|$)/.test(path);
        // A token contains dots; a nonce may start with the same letters.
        const isTold = /eyJ[\w-]+\./.test(body) || (!mayName && body.includes(secret.company_name));
        expect([...label, isTold]).toEqual([...label, false]);
        if (status === 200 && path.startsWith("/dashboard"))
          expect([...label, headers["cache-control"]]).toEqual([...label, expect.stringContaining("no-store")]);
        const isOpen = status === 200 && /\/dashboard(\/[a-z]+)*\/?(\?|$)/.test(path);
        if (person === "nobody" && isOpen) throw new Error(`Nobody may see ${JSON.stringify(label)}`);
      }

  const calls = {
    [pathOf(operations.listClients)]: [401, 403, 200],
    [pathOf(operations.listDocuments)]: [401, 200, 403],
  };
  for (const [path, statuses] of Object.entries(calls))
    for (const [index, cookie] of Object.values(people).entries())
      for (const trick of tricks) {
        const { status } = await requestRaw(site.url, `/api${path}`, { headers: { ...trick, cookie } });
        // Next redirects RSC requests to another address first.
        const expected = trick.rsc ? [statuses[index], 307] : [statuses[index]];
        expect([path, index, trick, expected.includes(status)]).toEqual([path, index, trick, true]);
      }
});

test("what belongs to another client reads like what does not exist", async ({ owner, adminUser, site }) => {
  const document = await addDocument(owner.api);
  const { email, password } = await adminUser.createClient();
  const stranger = await ApiUser.signIn(site.url, email, password);
  const answers = [];
  for (const id of [document.id, 999_999_999])
    for (const [method, body] of [["GET"], ["PATCH", { file_name: "Mine now" }], ["DELETE"]] as const) {
      const headers = { "content-type": "application/json" };
      const init = { method, headers, body: body && JSON.stringify(body) };
      const response = await stranger.fetch(`/api${pathOf(operations.getDocument, { id })}`, init);
      const { request_id: _, ...told } = await response.json();
      answers.push({ status: response.status, ...told });
    }
  for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 404 });
  expect(await owner.api.call("GET", pathOf(operations.getDocument, { id: document.id }))).toMatchObject({
    file_name: "Catalogue",
  });
});
