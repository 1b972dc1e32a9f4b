import type { Files } from "@/provider/ports/files/files";
import { bytesOf, expectBytes, listKeys, newKey, readAll, streamOf } from "./stored-content";

const MB = 1024 * 1024;
const sizes = [0, 1, 1_000, 512 * 1024, 512 * 1024 + 1, 10 * MB];
const hour = 60 * 60_000;

const hostileKeys = [
  "../secret",
  "..%2fsecret.pdf",
  "%2e%2e%2fsecret.pdf",
  `../${"a1".repeat(16)}.pdf`,
  `a1/${"a1".repeat(16)}.pdf`,
  `${"a1".repeat(16)}.pdf\0`,
  `${"a1".repeat(16)}.pdf\n`,
  `${"a1".repeat(16)}.pdf?versions`,
  "short.pdf",
  "A1".repeat(16),
  `${"a1".repeat(16)}.svg`,
  `${"a".repeat(300)}.pdf`,
  "unfinished",
  "__proto__",
  "",
];

/** Tests for every implementation; if its server is missing, `open` gives null and reports it. */
export function describeFiles(name: string, open: () => Promise<Files | null>): void {
  describe(name, () => {
    let files: Files | null;
    let put: string[] = [];
    beforeEach(async () => {
      files = await open();
    });
    afterEach(async () => {
      await files?.remove(put);
      await files?.close();
      put = [];
    });

    const check = (title: string, body: (files: Files) => Promise<void>) =>
      it(title, async () => {
        if (files) await body(files);
      });
    const keyOf = (ending?: string) => {
      const key = newKey(ending);
      put.push(key);
      return key;
    };
    const store = async (bytes: Uint8Array) => {
      const key = keyOf();
      await files?.put(key, bytes, bytes.length);
      return key;
    };
    const expectNothing = async (files: Files, key: string) => {
      expect([await files.open(key), await files.size(key)]).toEqual([null, null]);
      expect(await listKeys(files)).not.toContain(key);
    };

    for (const size of sizes)
      check(`keeps ${size} bytes, from memory and from a stream`, async (files) => {
        const bytes = bytesOf(size);
        const [fromMemory, fromStream] = [keyOf("-800.webp"), keyOf(".jpg")];
        await files.put(fromMemory, bytes, size);
        await files.put(fromStream, streamOf(bytes).stream, size);
        for (const key of [fromMemory, fromStream]) {
          expect(await files.size(key)).toBe(size);
          expect(await files.open(key)).toMatchObject({ size, range: null });
          expectBytes(await readAll(files, key), bytes);
        }
      });

    check("gives the part that is wanted, cut to what there is", async (files) => {
      const bytes = bytesOf(600_000);
      const key = await store(bytes);
      for (const [wanted, start, end] of [
        [{ start: 0, end: 0 }, 0, 0],
        [{ start: 599_999 }, 599_999, 599_999],
        [{ start: 250_000, end: 540_000 }, 250_000, 540_000],
        [{ start: 524_287, end: 524_288 }, 524_287, 524_288],
        [{ start: 1, end: 9_999_999 }, 1, 599_999],
        [{ last: 1 }, 599_999, 599_999],
        [{ last: 300_000 }, 300_000, 599_999],
        [{ last: 9_999_999 }, 0, 599_999],
      ] as const) {
        expect(await files.open(key, wanted)).toMatchObject({ size: 600_000, range: { start, end } });
        expectBytes(await readAll(files, key, wanted), bytes.subarray(start, end + 1));
      }
    });

    check("says where there is no such part", async (files) => {
      const [key, empty] = [await store(bytesOf(1_000)), await store(bytesOf(0))];
      for (const [of, wanted] of [
        [key, { start: 1_000 }],
        [key, { start: 1_000, end: 2_000 }],
        [key, { last: 0 }],
        [empty, { start: 0 }],
        [empty, { last: 5 }],
      ] as const) {
        expect(await files.open(of, wanted)).toMatchObject({ range: "unsatisfiable" });
        expectBytes(await readAll(files, of, wanted), bytesOf(0));
      }
      expect(await files.open(newKey(), { start: 0 })).toBeNull();
      expect(await files.open(newKey(), { last: 1 })).toBeNull();
    });

    check("removes what is there, and counts what is not as gone", async (files) => {
      const [one, two, missing] = [await store(bytesOf(1)), await store(bytesOf(1)), newKey()];
      expect((await files.remove([one, missing, two, one])).sort()).toEqual([one, two, missing].sort());
      for (const key of [one, two]) await expectNothing(files, key);
      expect(await files.remove([])).toEqual([]);
    });

    check("lists what is there, on request only what was stored before a time", async (files) => {
      const keys: string[] = [];
      for (let count = 0; count < 7; count++) keys.push(await store(bytesOf(count)));
      const own = (listed: string[]) => listed.filter((key) => keys.includes(key)).sort();
      expect(own(await listKeys(files))).toEqual(keys.sort());
      expect(own(await listKeys(files, new Date(Date.now() + hour)))).toEqual(keys);
      expect(own(await listKeys(files, new Date(Date.now() - hour)))).toEqual([]);
    });

    for (const key of hostileKeys)
      check(`takes ${JSON.stringify(key.slice(0, 60))} for missing, and never as a place to write`, async (files) => {
        expect([await files.open(key), await files.size(key)]).toEqual([null, null]);
        expect(await files.remove([key])).toEqual([key]);
        await expect(files.put(key, bytesOf(1), 1)).rejects.toThrow("is no key for a file");
        expect(await listKeys(files)).not.toContain(key);
      });

    check("the same file put several times at once is there once, and whole", async (files) => {
      const [key, bytes] = [keyOf(), bytesOf(300_000)];
      await Promise.all(Array.from({ length: 5 }, () => files.put(key, bytes, bytes.length)));
      expectBytes(await readAll(files, key), bytes);
      expect((await listKeys(files)).filter((listed) => listed === key)).toHaveLength(1);
    });

    check("a stream that fails leaves nothing behind, and what it failed with is said", async (files) => {
      const bytes = bytesOf(200_000);
      for (const length of [0, 1, 100_000, 200_000]) {
        const key = keyOf();
        const { stream } = streamOf(bytes.subarray(0, length), 60_000, () => Promise.reject(new Error("hung up")));
        await expect(files.put(key, stream, bytes.length)).rejects.toThrow("hung up");
        await expectNothing(files, key);
      }
    });

    check("refuses content of another size than was declared", async (files) => {
      const bytes = bytesOf(120_000);
      for (const size of [0, 1, 60_000, 119_999, 120_001, 200_000]) {
        const key = keyOf();
        await expect(files.put(key, bytes, size)).rejects.toThrow("were declared");
        await expect(files.put(key, streamOf(bytes).stream, size)).rejects.toThrow("were declared");
        await expectNothing(files, key);
      }
    });

    check("does not ask for more of a stream that is too long", async (files) => {
      const { stream, source } = streamOf(bytesOf(10 * MB));
      await expect(files.put(keyOf(), stream, 100_000)).rejects.toThrow("were declared");
      expect(source).toMatchObject({ cancelled: true });
      expect(source.asked).toBeLessThan(MB);
    });

    check("readers that never begin, stall or leave do not block others", async (files) => {
      const bytes = bytesOf(600_000);
      const key = await store(bytes);
      const slow: (ReadableStreamDefaultReader<Uint8Array> | undefined)[] = [];
      let length = 0;
      for (let count = 0; count < 70; count++) {
        await files.open(key);
        const reader = (await files.open(key))?.body.getReader();
        length = (await reader?.read())?.value?.length ?? 0;
        slow.push(reader);
      }
      expectBytes(await readAll(files, key), bytes);
      const last = slow.pop();
      await Promise.all(slow.map((reader) => reader?.cancel()));
      for (let read = await last?.read(); read?.value; read = await last?.read()) length += read.value.length;
      expect(length).toBe(bytes.length);
    });

    check("is ready while it can be reached", async (files) => {
      await expect(files.check()).resolves.toBeUndefined();
    });
  });
}
