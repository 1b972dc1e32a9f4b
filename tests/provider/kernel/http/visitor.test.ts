import { readVisitor } from "@/provider/kernel/http/visitor";
import { type FindPlace, findNowhere } from "@/provider/ports/places";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0";

test.each([
  ["phone", `Mozilla/5.0 (Linux; Android 14) ${chrome} Mobile Safari/537.36`],
  ["phone", `Mozilla/5.0 (Linux; Android 14) ${chrome} Mobile Safari/537.36 Instagram 350.0 Android (34/14)`],
  ["phone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"],
  ["tablet", `Mozilla/5.0 (Linux; Android 14; SM-X200) ${chrome} Safari/537.36`],
  ["tablet", "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"],
  ["computer", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
])("%s is what %s runs on", (device, agent) => {
  expect(readVisitor(new Headers({ "user-agent": agent }), "1.2.3.4", findNowhere)?.device).toBe(device);
});

test.each([
  ["hi-IN,hi;q=0.9,en;q=0.8", "hi"],
  ["EN", "en"],
  ["*", null],
  ["", null],
  ["<script>", null],
])("of the languages %p it notes %p", (languages, language) => {
  const headers = new Headers({ "user-agent": `Mozilla/5.0 (X11; Linux) ${chrome}`, "accept-language": languages });
  expect(readVisitor(headers, "1.2.3.4", findNowhere)?.language).toBe(language);
});

describe("where a visitor is", () => {
  const read = (told: Record<string, string>, findPlace: FindPlace = findNowhere) => {
    const headers = new Headers({ "user-agent": `Mozilla/5.0 (X11; Linux) ${chrome}`, ...told });
    const { country, town } = readVisitor(headers, "1.2.3.4", findPlace) ?? {};
    return [country, town];
  };
  const inPune = (address: string) => {
    expect(address).toBe("1.2.3.4");
    return { country: "IN", town: "Pune" };
  };
  const country = (text: string) => ({ "x-client-country": text });
  const town = (text: string) => ({ "x-client-town": encodeURIComponent(text) });

  test("is looked up by the address", () => {
    expect(read({}, inPune)).toEqual(["IN", "Pune"]);
    expect(read({})).toEqual([null, null]);
  });

  test("is what the proxy says, and the rest is looked up", () => {
    expect(read({ ...country("NP"), ...town("काठमाडौं") }, inPune)).toEqual(["NP", "काठमाडौं"]);
    expect(read(country("IN"), inPune)).toEqual(["IN", "Pune"]);
    expect(read(town("Mumbai"), inPune)).toEqual(["IN", "Mumbai"]);
  });

  test("is no town of another country than the proxy says", () => {
    expect(read(country("US"), inPune)).toEqual(["US", null]);
    expect(read(country("US"))).toEqual(["US", null]);
  });

  test.each(["in", "IND", "1N", ""])("is not in the country %j", (text) => {
    expect(read(country(text))).toEqual([null, null]);
  });

  test("is in no town whose name cannot be read", () => {
    expect(read({ "x-client-town": "%E3%28" })).toEqual([null, null]);
  });
});
