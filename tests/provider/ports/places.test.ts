import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { StartError } from "@/lib/runtime/start-error";
import { openPlaces } from "@/provider/ports/places";
import { buildMmdb } from "./build-mmdb";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "namaskard-places-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function save(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

const networks = {
  "203.0.113.0/24": { country: { iso_code: "IN" }, city: { names: { en: "Mumbai", de: "Bombay" } } },
  "2001:db8:7::/48": { country: { iso_code: "BR" }, city: { names: { en: "São Paulo" } } },
  "198.51.100.0/25": { country: { iso_code: "NP" } },
  "192.0.2.0/24": { continent: { code: "EU" } },
};

test.each([
  ["203.0.113.9", "IN", "Mumbai"],
  ["203.0.113.255", "IN", "Mumbai"],
  ["2001:db8:7:1::9", "BR", "São Paulo"],
  ["198.51.100.1", "NP", null],
  ["198.51.100.200", null, null],
  ["192.0.2.1", null, null],
  ["203.0.114.1", null, null],
  ["127.0.0.1", null, null],
  ["::1", null, null],
  ["10.0.0.1", null, null],
  ["fe80::1", null, null],
  ["unknown", null, null],
  ["", null, null],
])("%s is in %p, %p", async (address, country, town) => {
  const findPlace = await openPlaces(await save("city.mmdb", buildMmdb("GeoLite2-City", networks)));
  expect(findPlace(address)).toEqual({ country, town });
});

test("without a file every address is nowhere", async () => {
  expect((await openPlaces(undefined))("203.0.113.9")).toEqual({ country: null, town: null });
});

test("a database of countries knows no towns", async () => {
  const country = { "203.0.113.0/24": { country: { iso_code: "IN" } } };
  const findPlace = await openPlaces(await save("country.mmdb", buildMmdb("GeoLite2-Country", country)));
  expect(findPlace("203.0.113.9")).toEqual({ country: "IN", town: null });
});

test.each<[string, () => Promise<string>, RegExp]>([
  [
    "that is not there",
    async () => path.join(folder, "none.mmdb"),
    /^GEOIP_FILE: \S+none\.mmdb cannot be read \(ENOENT\)$/,
  ],
  ["that is a folder", async () => folder, /^GEOIP_FILE: \S+ cannot be read \(EISDIR\)$/],
  ["that is empty", () => save("empty.mmdb", ""), /^GEOIP_FILE: \S+ is no database of MaxMind's format$/],
  ["of another kind", () => save("page.mmdb", "<!doctype html>".repeat(99)), /^GEOIP_FILE: \S+ is no database/],
  [
    "that was cut off",
    () => save("half.mmdb", buildMmdb("GeoLite2-City", networks).subarray(0, -220)),
    /^GEOIP_FILE: \S+ is no database/,
  ],
  [
    "of networks' owners",
    () => save("asn.mmdb", buildMmdb("GeoLite2-ASN", {})),
    /^GEOIP_FILE: \S+ tells neither countries nor towns, it is "GeoLite2-ASN"$/,
  ],
])("a file %s ends the start with one line that names the setting", async (_, file, line) => {
  const opened = openPlaces(await file());
  await expect(opened).rejects.toThrow(StartError);
  await expect(opened).rejects.toThrow(line);
});
