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

test("who asks while it is being asked gets the same answer", async () => {
  const provider = jest.fn(async () => new Response());
  const isReady = createReadiness(provider, "http://provider");
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  expect(provider).toHaveBeenCalledTimes(1);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  await isReady();
  expect(provider).toHaveBeenCalledTimes(2);
});
