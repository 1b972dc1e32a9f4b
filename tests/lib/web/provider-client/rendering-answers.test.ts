import { companyOperations } from "@/lib/contract/operations/companies";
import { apartFromRendering, inRendering, sourcesOfRendering } from "@/lib/runtime/rendering";
import { callOperation } from "@/lib/web/provider-client/call-operation";
import { digestAnswer } from "@/lib/web/provider-client/rendering-answers";
import { runtime } from "@/lib/web/runtime";

const { getCompany, listCompanyProducts } = companyOperations;
const params = { companyName: "shop" };
const provider = jest.fn(async (_: Request) => Response.json({ name: "Shop" }));
beforeEach(() => {
  provider.mockClear();
  provider.mockImplementation(async () => Response.json({ name: "Shop" }));
  runtime().provider = provider;
});
afterEach(() => {
  runtime().provider = null;
});

const path = async () => new URL(provider.mock.calls[0]?.[0].url ?? "").pathname.replace("/api", "");

test("in a rendering one answer serves all who ask, and is noted as its source", async () => {
  await inRendering(async () => {
    const answers = await Promise.all([callOperation(getCompany, { params }), callOperation(getCompany, { params })]);
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ name: "Shop" }, { name: "Shop" }]);
    expect(provider).toHaveBeenCalledTimes(1);
    const digest = await digestAnswer(await path());
    expect(provider).toHaveBeenCalledTimes(1);
    expect(sourcesOfRendering()).toEqual({ [await path()]: digest });
  });
});

test("a source's digest is the same for the same answer alone", async () => {
  const read = () => inRendering(async () => digestAnswer("/companies/shop/"));
  const before = await read();
  expect(await read()).toBe(before);
  provider.mockImplementation(async () => Response.json({ name: "Shop!" }));
  expect(await read()).not.toBe(before);
  provider.mockImplementation(async () => Response.json({ name: "Shop" }, { status: 404 }));
  expect(await read()).not.toBe(before);
});

test.each([500, 503, 429])(
  "an answer of %s says nothing certain, so nothing can be told of the sources",
  async (status) => {
    await inRendering(async () => {
      await callOperation(getCompany, { params });
      provider.mockImplementation(async () => Response.json({}, { status }));
      expect((await callOperation(listCompanyProducts, { params })).status).toBe(status);
      expect(sourcesOfRendering()).toBeNull();
    });
  },
);

test("what is asked on account of one visitor is no source that can be asked again", async () => {
  await inRendering(async () => {
    await callOperation(getCompany, { params, address: "203.0.113.7" });
    expect(sourcesOfRendering()).toBeNull();
  });
});

test("a failure is thrown and not shared", async () => {
  await inRendering(async () => {
    provider.mockRejectedValueOnce(new Error("away"));
    await expect(callOperation(getCompany, { params })).rejects.toThrow();
    expect(sourcesOfRendering()).toBeNull();
    expect((await callOperation(getCompany, { params })).status).toBe(200);
    expect(sourcesOfRendering()).not.toBeNull();
  });
});

test("what outlives a rendering neither shares its answers nor counts for it", async () => {
  await inRendering(async () => {
    await callOperation(getCompany, { params });
    await apartFromRendering(() => callOperation(listCompanyProducts, { params }));
    await apartFromRendering(() => callOperation(getCompany, { params }));
    expect(provider).toHaveBeenCalledTimes(3);
    expect(Object.keys(sourcesOfRendering() ?? {})).toHaveLength(1);
  });
});

test("outside of renderings each call is on its own", async () => {
  await callOperation(getCompany, { params });
  await callOperation(getCompany, { params });
  expect(provider).toHaveBeenCalledTimes(2);
  expect(sourcesOfRendering()).toBeNull();
});
