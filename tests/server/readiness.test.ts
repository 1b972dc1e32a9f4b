import { createReadiness } from "@/server/readiness";

const ask = (provider: (request: Request) => Promise<Response>, isShared = () => true) =>
  createReadiness({ provider, origin: "http://provider", isShared })();

test.each([
  [200, null],
  [404, null],
  [500, "The provider does not answer"],
  [503, "The provider does not answer"],
])("of a provider that answers %d the failure is %j", async (status, failure) => {
  expect(await ask(async () => new Response("", { status }))).toEqual({ failure, warnings: [] });
});

test("one that cannot be reached is a failure", async () => {
  expect((await ask(() => Promise.reject(new Error("refused")))).failure).not.toBeNull();
});

test("it is asked about a name that no company can have", async () => {
  const asked: string[] = [];
  await ask(async ({ url }) => {
    asked.push(url);
    return new Response();
  });
  expect(asked).toEqual(["http://provider/api/public/company/readyz/", "http://provider/readyz"]);
});

test("shared state that is away is told, and visitors are served on", async () => {
  const { failure, warnings } = await ask(
    async () => new Response(),
    () => false,
  );
  expect(failure).toBeNull();
  expect(warnings).toEqual([expect.stringMatching(/^REDIS_URL does not answer/)]);
});

test("what the provider itself misses is told, and an answer of another kind is none", async () => {
  const answer = (body: string) => ask(async ({ url }) => new Response(url.endsWith("/readyz") ? body : "{}"));
  expect(await answer('{"warnings":["No files"]}')).toEqual({ failure: null, warnings: ["No files"] });
  for (const body of ["ready", "{}", '{"warnings":"x"}', "[]"])
    expect(await answer(body)).toEqual({ failure: null, warnings: [] });
});

test("concurrent checks share one request", async () => {
  const provider = jest.fn(async () => new Response());
  const readiness = createReadiness({ provider, origin: "http://provider", isShared: () => true });
  for (const { failure } of await Promise.all([readiness(), readiness(), readiness()])) expect(failure).toBeNull();
  expect(provider).toHaveBeenCalledTimes(2);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  await readiness();
  expect(provider).toHaveBeenCalledTimes(4);
});

test("one that never answers is a failure within seconds, and is asked no second time while it works at the first", async () => {
  let answer: (response: Response) => void = () => {};
  const provider = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  const readiness = createReadiness({ provider, origin: "http://provider", isShared: () => true });
  const ask = async () => {
    const { failure } = await readiness();
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    return failure;
  };
  for (let time = 0; time < 3; time++) expect(await ask()).toBe("The provider does not answer");
  expect(provider).toHaveBeenCalledTimes(2);
  answer(new Response('{"warnings":[]}'));
  await new Promise(setImmediate);
  await ask();
  expect(provider).toHaveBeenCalledTimes(3);
});
