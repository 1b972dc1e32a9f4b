import { pathOf } from "@/lib/contract/operation";
import { type OperationName, operations } from "@/lib/contract/operations";
import { type Answer, type Caller, expectError } from "../../contract/api";
import { failures } from "../../english";
import type { ContentApp } from "./content-app";

type Resource = {
  calls: { list: OperationName; get: OperationName; update: OperationName; remove: OperationName };
  /** The name field: lists search it and order by it. */
  label: string;
  limit: { max: number; message: string };
  /** Whether its calls take files. */
  takesFiles: { create: boolean; change: boolean };
  /** Files stored for each created item: one where it takes files, unless stated otherwise. */
  filesOfOne?: number;
  create(caller: Caller, fields?: Record<string, string>): Promise<Answer>;
};

const malformedIds = ["0", "-1", "1.5", "abc", "1e3", "%20", "99999999999999999999"];
const hostile = {
  id: "1",
  client_id: "1",
  created_at: "x",
  updated_at: "x",
  uploaded_at: "x",
  position: "77",
  size: "1",
};
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

/** Tests shared by every kind of content. */
export function describeContent(app: () => ContentApp, resource: Resource): void {
  const {
    calls: { list, get, update, remove },
    label,
    limit,
    takesFiles,
    filesOfOne = takesFiles.create ? 1 : 0,
    create,
  } = resource;

  const labels = async (caller: Caller, query: Record<string, string | number>): Promise<string[]> =>
    (await caller.call(list, { query })).body.results.map((content: Record<string, string>) => content[label]);

  it("shows another client's exactly like one that does not exist", async () => {
    const [owner, stranger] = [await app().client(), await app().client()];
    const { body } = await create(owner);
    for (const method of ["GET", "PATCH", "DELETE"]) {
      const options = method === "PATCH" ? { json: { [label]: "Stolen" } } : {};
      const foreign = await stranger.send(method, pathOf(operations[get], { id: body.id }), options);
      const unknown = await stranger.send(method, pathOf(operations[get], { id: 999_999 }), options);
      expectError(foreign, "not_found", failures.notFound);
      expect({ ...foreign.body, request_id: "" }).toEqual({ ...unknown.body, request_id: "" });
    }
    expect((await stranger.call(list)).body).toMatchObject({ count: 0, results: [] });
    expect((await owner.call(get, { params: { id: body.id } })).body).toEqual(body);
    expect((await owner.call(list)).body.results).toEqual([body]);
  });

  it.each(malformedIds)("reads the id %s like an unknown one", async (id) => {
    const client = await app().client();
    const path = operations[get].path.replace(":id", id);
    expectError(await client.send("GET", path), "not_found");
    expectError(await client.send("PATCH", path, { json: { [label]: "New" } }), "not_found");
    expectError(await client.send("DELETE", path), "not_found");
  });

  it("refuses bodies of another type and broken ones", async () => {
    const client = await app().client();
    const { id } = (await create(client)).body;
    const calls = [
      { method: "POST", path: operations[list].path, files: takesFiles.create },
      { method: "PATCH", path: pathOf(operations[get], { id }), files: takesFiles.change },
    ];
    for (const { method, path, files } of calls) {
      const send = (type: string, body: string) =>
        client.send(method, path, { init: { body, headers: { "content-type": type } } });
      expectError(await send("text/plain", "hello"), "unsupported_media_type");
      expectError(await send("application/x-www-form-urlencoded", `${label}=New`), "unsupported_media_type");
      expectError(await send("application/json", `{"${label}":`), "bad_request", failures.malformedBody);
      expectError(await send("application/json", "[]"), "validation_error");
      const broken = `--x\r\nContent-Disposition: form-data; name="${label}"\r\n\r\ncut`;
      expectError(
        await send("multipart/form-data; boundary=x", broken),
        files ? "bad_request" : "unsupported_media_type",
      );
    }
    expect((await client.call(get, { params: { id } })).body[label]).not.toBe("New");
  });

  it("lets no body set what is not its to set", async () => {
    const [client, other] = [await app().client(), await app().client()];
    const created = await create(client, { ...hostile, client_id: String(other.id) });
    expect(created.status).toBe(201);
    const { id } = created.body;
    const patched = await client.call(update, {
      params: { id },
      json: { ...hostile, client_id: other.id, [label]: "New" },
    });
    expect(patched.body).toMatchObject({ id, [label]: "New" });
    for (const { body } of [created, patched])
      for (const field of ["created_at", "updated_at", "uploaded_at"])
        if (field in body) expect(body[field]).toEqual(time);
    expect((await other.call(list)).body.count).toBe(0);
    expect((await client.call(list)).body.count).toBe(1);
  });

  it("moves the card's time with every write that succeeds", async () => {
    const client = await app().client();
    const times = [await app().cardTime(client)];
    const { id } = (await create(client)).body;
    times.push(await app().cardTime(client));
    await client.call(update, { params: { id }, json: { [label]: "New" } });
    times.push(await app().cardTime(client));
    await client.call(remove, { params: { id } });
    times.push(await app().cardTime(client));
    expect(new Set(times).size).toBe(times.length);
    await client.call(remove, { params: { id } });
    expect(await app().cardTime(client)).toBe(times.at(-1));
  });

  it("finds text in any script and case, wildcards taken literally", async () => {
    const client = await app().client();
    await create(client, { [label]: "100% कपास_Ünder\\line" });
    for (const search of ["100%", "कपास", "ünder\\L", "_ü", "\\", "ＵＮＤ".replace("Ｕ", "Ü")])
      expect([search, await labels(client, { search })]).toEqual([search, ["100% कपास_Ünder\\line"]]);
    for (const search of ["%%", "__", "100_", "0%क", "रेशम", "' or 1=1 --"])
      expect([search, await labels(client, { search })]).toEqual([search, []]);
  });

  it("orders and pages in the database", async () => {
    const client = await app().client();
    await create(client, { [label]: "banana" });
    await create(client, { [label]: "Apple" });
    expect(await labels(client, {})).toEqual(["banana", "Apple"]);
    expect(await labels(client, { ordering: label })).toEqual(["Apple", "banana"]);
    expect(await labels(client, { ordering: `-${label}` })).toEqual(["banana", "Apple"]);
    expect(await labels(client, { ordering: "client_id; drop table users" })).toEqual(["banana", "Apple"]);
    const second = (await client.call(list, { query: { ordering: label, page: 2, page_size: 1 } })).body;
    expect(second).toMatchObject({ count: 2, next: null, results: [{ [label]: "banana" }] });
    expect(second.previous).toContain("page=1");
    expect(await labels(client, { page: 9 })).toEqual([]);
  });

  it("keeps its limit when creates race, and no file of a refused one", async () => {
    const client = await app().client();
    const before = await app().keptKeys();
    const answers = await Promise.all(
      Array.from({ length: limit.max + 4 }, (_, index) => create(client, { [label]: `Race ${index}` })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(4);
    for (const answer of refused) expectError(answer, "limit_reached", limit.message);
    expectError(await create(client), "limit_reached", limit.message);

    const { count, results } = (await client.call(list, { query: { page_size: 100 } })).body;
    expect(count).toBe(limit.max);
    const after = await app().keptKeys();
    expect((after.length - before.length) / limit.max).toBe(filesOfOne);
    for (const { id } of results) expect((await client.call(remove, { params: { id } })).status).toBe(204);
    expect(await app().keptKeys()).toEqual(before);
    expect((await create(client)).status).toBe(201);
  });
}
