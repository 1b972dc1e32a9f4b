import { createReadiness } from "@/server/readiness";

const readiness = (provider: (request: Request) => Promise<Response>) => createReadiness(provider, "http://provider")();

test.each([
  [200, true],
  [404, true],
  [500, false],
  [503, false],
])("a provider that answers %d is ready: %p", async (status, ready) => {
  expect(await readiness(async () => new Response("", { status }))).toBe(ready);
});

test("one that cannot be reached is not", async () => {
  expect(await readiness(() => Promise.reject(new Error("refused")))).toBe(false);
});

test("it is asked about a name that no company can have", async () => {
  let asked = "";
  await readiness(async ({ url }) => {
    asked = url;
    return new Response();
  });
  expect(asked).toBe("http://provider/api/public/company/readyz/");
});
