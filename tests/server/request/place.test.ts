import { readPlace } from "@/server/request/visitor";

const names = { country: "cf-ipcountry", town: "cf-ipcity" };
const townOf = (text: string) => {
  const town = readPlace({ "cf-ipcity": text }, names)["x-client-town"];
  return town === undefined ? undefined : decodeURIComponent(town);
};

test.each([
  ["IN", "IN"],
  [" in ", "IN"],
  ["XX", undefined],
  ["ZZ", undefined],
  ["T1", undefined],
  ["IND", undefined],
  ["IN, US", undefined],
  ["", undefined],
])("of the country %p it makes %p", (text, country) => {
  expect(readPlace({ "cf-ipcountry": text }, names)["x-client-country"]).toBe(country);
});

const asSent = (text: string, encoding: "utf8" | "latin1") => Buffer.from(text, encoding).toString("latin1");

test.each([
  ["plain", "New Delhi", "New Delhi"],
  ["in UTF-8", asSent("मुंबई", "utf8"), "मुंबई"],
  ["in Latin-1", asSent("São Paulo", "latin1"), "São Paulo"],
  ["percent-encoded", encodeURIComponent("São Paulo"), "São Paulo"],
  ["percent-encoded in Latin-1", "S%E3o%20Paulo", "São Paulo"],
  ["with a percent sign of its own", "100% Town", "100% Town"],
  ["with control characters", "\u0007Pune%00%0A ", "Pune"],
])("a town %s is read", (_, text, town) => expect(townOf(text)).toBe(town));

test("a town is cut to 80 characters, and none through its middle", () => {
  expect(townOf("a".repeat(200))).toBe("a".repeat(80));
  expect(townOf(asSent("🏙".repeat(200), "utf8"))).toBe("🏙".repeat(80));
});

test.each(["", " ", "%20%00"])("%j is no town", (text) => expect(townOf(text)).toBeUndefined());

test("without a configured header nothing is read", () => {
  expect(readPlace({ "cf-ipcountry": "IN", "cf-ipcity": "Pune" }, {})).toEqual({});
});
