import { type Operation, pathOf } from "@/lib/contract/operation";
import { type OperationName, operations } from "@/lib/contract/operations";
import { failures } from "../../english";
import { type Api, type ClientCaller, expectError } from "../api";
import { pdfFile, pngFile } from "../files";
import { whoMay } from "../who-may";

const all = (Object.entries(operations) as [OperationName, Operation][]).map(([name, operation]) => ({
  name,
  operation,
  method: operation.method,
  access: whoMay(operation.access),
  path: operation.path,
}));
const params = { id: 999_999_999, companyName: "nobody-here" };
/** Those whose fields are all optional. */
const mayBeEmpty: readonly OperationName[] = ["createProfile", "createJoinLink", "inviteOwner"];
const guarded = all.filter(({ access }) => access !== "public");

export function describeAccess(api: () => Api) {
  describe("access", () => {
    it.each(guarded)("$method $path needs a session", async ({ operation, method }) => {
      expectError(
        await api().anonymous.send(method, pathOf(operation, params), { json: {} }),
        "not_authenticated",
        failures.notAuthenticated,
      );
    });

    it("refuses every call to the other role", async () => {
      const client = await api().client();
      const callers: Record<"admin" | "client", Pick<ClientCaller, "send">> = {
        admin: client,
        client: await api().admin(),
      };
      for (const { operation, method, access } of guarded) {
        if (access !== "admin" && access !== "client") continue;
        expectError(
          await callers[access].send(method, pathOf(operation, params), { json: {} }),
          "permission_denied",
          failures.permissionDenied,
        );
      }
    });

    it("hides one client's content from another exactly as what does not exist", async () => {
      const [owner, stranger] = [await api().client(), await api().client()];
      const ids = {
        getDocument: (await owner.call("createDocument", { form: { file: await pdfFile(), file_name: "Mine" } })).body
          .id,
        getProduct: (await owner.call("createProduct", { form: { name: "Mine", image: await pngFile() } })).body.id,
        getVideo: (
          await owner.call("createVideo", { json: { title: "Mine", youtube_url: "https://youtu.be/aqz-KE-bpKQ" } })
        ).body.id,
        getBanner: (
          await owner.call("createBanner", { form: { banner_type: "image", title: "Mine", image: await pngFile() } })
        ).body.id,
        getPerson: (await owner.call("createPerson", { form: { name: "Mine", image: await pngFile() } })).body.id,
      };
      const change = { file_name: "Stolen", name: "Stolen", title: "Stolen" };
      for (const [name, id] of Object.entries(ids) as [keyof typeof ids, number][])
        for (const method of ["GET", "PATCH", "DELETE"]) {
          const json = method === "PATCH" ? change : undefined;
          const foreign = await stranger.send(method, pathOf(operations[name], { id }), { json });
          const unknown = await stranger.send(method, pathOf(operations[name], { id: 999_999_999 }), { json });
          expect({ ...foreign.body, request_id: "" }).toEqual({ ...unknown.body, request_id: "" });
          expectError(foreign, "not_found");
          expect((await owner.call(name, { params: { id } })).status).toBe(200);
        }
      expectError(
        await stranger.call("setProductStatus", { params: { id: ids.getProduct }, json: { status: "inactive" } }),
        "not_found",
      );
    });

    it("answers other methods with 405 and unknown paths with 404", async () => {
      for (const { operation, method, path } of all) {
        const answer = await (await api().admin()).send("OPTIONS", pathOf(operation, params));
        expect([path, answer.status]).toEqual([path, 405]);
        expectError(answer, "method_not_allowed");
        expect(answer.headers.get("allow")).toContain(method);
      }
      for (const path of ["/", "/nothing/", "/client/documents", "/admin/", "/token/x/", "/%2e%2e/"])
        expectError(await (await api().admin()).send("GET", path), "not_found");
    });
  });

  describe("malformed input", () => {
    const writes = all.filter(({ operation: { body, bodyRequired } }) => body && bodyRequired !== false);

    it.each(writes)(
      "$method $path never fails on a broken, empty, wrong or hostile body",
      async ({ name, operation, method, access }) => {
        const caller = access === "client" ? await api().client() : await api().admin();
        const target = { ...params, id: access === "admin" ? (await api().client()).id : params.id };
        const bodies: [string, BodyInit][] = [
          ["application/json", "{"],
          ["application/json", ""],
          ["application/json", "null"],
          ["application/json", "[]"],
          ["application/json", '"text"'],
          ["application/json", '{"__proto__":{"is_admin":true},"constructor":1}'],
          ["application/json", new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
          ["application/json", `{"email":${"[".repeat(20_000)}`],
          ["application/json", JSON.stringify({ text: "x".repeat(300_000) })],
          ["text/plain", "hello"],
          ["application/x-www-form-urlencoded", "a=b"],
          ["multipart/form-data", "no boundary"],
          [
            "multipart/form-data; boundary=x",
            '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\ncut',
          ],
        ];
        for (const [type, body] of bodies) {
          const { status } = await caller.send(method, pathOf(operation, target), {
            init: { body, headers: { "content-type": type } },
          });
          expect({ type, body: String(body).slice(0, 40), status: status < 500 }).toMatchObject({ status: true });
          if (status < 400 && !mayBeEmpty.includes(name)) expect(method).not.toBe("POST");
        }
      },
    );

    it("refuses ids that are none", async () => {
      const client = await api().client();
      for (const id of ["0", "-1", "1.5", "abc", "1e3", "99999999999999999999", "%00", "%F0%9F"])
        for (const kind of ["documents", "products", "videos", "banners", "people"])
          expectError(await client.send("GET", `/client/${kind}/${id}/`), "not_found");
    });

    it("refuses tokens that are none", async () => {
      const { transport } = api();
      for (const authorization of [
        "Bearer",
        "Bearer x",
        "Basic eDp5",
        "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
        "x".repeat(5000),
      ]) {
        const response = await transport("/api/profile", { headers: { authorization } });
        expect(response.status).toBe(401);
      }
    });
  });
}
