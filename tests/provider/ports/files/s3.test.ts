import { ApiError } from "@/lib/contract/errors";
import { log } from "@/lib/runtime/log/log";
import type { Files } from "@/provider/ports/files/files";
import { openS3Files } from "@/provider/ports/files/s3";
import { installTime, openOwnS3, openS3, optionsOf } from "../../../servers/s3";
import { describeFiles } from "./describe-files";
import { bytesOf, expectBytes, newKey, readAll, streamOf } from "./stored-content";

/** A long timeout, so that a busy machine fails no test. */
const patience = 60_000;

type Server = NonNullable<Awaited<ReturnType<typeof openOwnS3>>>;

describe("with a store that stays", () => {
  let server: Awaited<ReturnType<typeof openS3>>;
  beforeAll(async () => {
    server = await openS3();
  }, installTime);
  afterAll(() => server?.close());

  describeFiles("files in a bucket", async () => server && openS3Files(optionsOf(server), { pageSize: 3, patience }));
});

describe("with a store of the tests' own", () => {
  let server: Awaited<ReturnType<typeof openOwnS3>>;
  let files: Files;
  beforeEach(async () => {
    server = await openOwnS3();
    if (server) files = await openS3Files(optionsOf(server), { patience });
  }, installTime);
  afterEach(async () => {
    await files?.close();
    await server?.close();
  });

  const check = (title: string, body: (server: Server) => Promise<void>) =>
    test(title, async () => {
      if (server) await body(server);
    });
  const unavailable = { code: "unavailable", headers: { "retry-after": expect.any(String) } };

  check("a wrong setting ends the start with one line that names it", async (server) => {
    const right = optionsOf(server);
    for (const [setting, wrong] of [
      ["S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY", { secretAccessKey: "another-secret" }],
      ["S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY", { accessKeyId: "tests:nobody" }],
      ["S3_BUCKET no-such-bucket", { bucket: "no-such-bucket" }],
      ["S3_REGION nowhere-1", { region: "nowhere-1" }],
      ["S3_ENDPOINT http://127.0.0.1:1", { endpoint: "http://127.0.0.1:1" }],
    ] as const) {
      const error = await openS3Files({ ...right, ...wrong }).catch((error) => error);
      expect(error).toMatchObject({ name: "StartError", message: expect.stringContaining(setting) });
      expect(error.message).not.toMatch(/\n|secret/);
    }
  });

  check("every call says so while it is away, and works again when it is back", async (server) => {
    const errors = jest.spyOn(log, "error").mockImplementation(() => {});
    const [key, bytes] = [newKey(), bytesOf(1_000)];
    await files.put(key, bytes, bytes.length);
    await server.kill();
    const { stream, source } = streamOf(bytesOf(1_000_000));
    for (const call of [
      () => files.open(key),
      () => files.open(key, { last: 1 }),
      () => files.size(key),
      () => files.put(newKey(), bytes, bytes.length),
      () => files.put(newKey(), stream, 1_000_000),
      () => files.check(),
      () => files.keys()[Symbol.asyncIterator]().next(),
    ])
      await expect(call()).rejects.toMatchObject(unavailable);
    expect(source.cancelled).toBe(true);
    expect(await files.remove([key, newKey()])).toEqual([]);
    expect(errors).toHaveBeenCalledTimes(1);

    await server.start();
    expectBytes(await readAll(files, key), bytes);
    expect(await files.remove([key])).toEqual([key]);
  });

  check("a reader in the middle fails instead of ending early", async (server) => {
    const [key, bytes] = [newKey(), bytesOf(2_000_000)];
    await files.put(key, bytes, bytes.length);
    const reader = (await files.open(key))?.body.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await server.kill();
    await expect(reader?.read()).rejects.toBeInstanceOf(ApiError);
    await server.start();
    expectBytes(await readAll(files, key), bytes);
  });

  check("a file that is cut on its way in is not there afterwards", async (server) => {
    const [key, bytes] = [newKey(), bytesOf(2_000_000)];
    let sent = () => {};
    const half = new Promise<void>((resolve) => (sent = resolve));
    const { stream, source } = streamOf(bytes.subarray(0, 1_000_000), 60_000, () => {
      sent();
      return new Promise(() => {});
    });
    const upload = files.put(key, stream, bytes.length);
    const refused = expect(upload).rejects.toMatchObject(unavailable);
    await half;
    await server.kill();
    await refused;
    expect(source.cancelled).toBe(true);
    await server.start();
    expect([await files.open(key), await files.size(key)]).toEqual([null, null]);
    await files.put(key, bytes, bytes.length);
    expectBytes(await readAll(files, key), bytes);
  });
});
