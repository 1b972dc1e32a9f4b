import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "@/lib/contract/errors";
import { operations } from "@/lib/contract/operations";
import { answerKey, claimMs, findKey, holdKey, takeKey } from "@/provider/kernel/http/idempotency-claims";
import type { Db } from "@/provider/ports/database/schema";
import { type Answer, buildClient, type Caller, expectError } from "../../../../contract/api";
import { english, fieldMessages } from "../../../../english";
import { atOnce, openTwoProcesses } from "../two-processes";

export function describeKeys(handles: () => readonly [Db, Db]): void {
  const two = openTwoProcesses(handles);
  let admin: Caller;
  let user_id: number;
  beforeAll(async () => {
    admin = await two.api.admin();
    user_id = (await admin.call("getCurrentUser")).body.id;
  });

  const create = (key: string, json: object): Promise<Answer> =>
    admin.send("POST", operations.createClient.path, { json, init: { headers: { "idempotency-key": key } } });
  const fingerprint = `POST /api${operations.createClient.path}`;
  const call = (key: string) => ({ user_id, key, fingerprint });
  const take = async (key: string, now = new Date()) => (await takeKey(two.db, call(key), now)) ?? "";

  test("posts to two processes make one row and get one answer", async () => {
    const json = buildClient();
    const answers = await atOnce(20, () => create("both", json));
    answers.push(await create("both", json));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    const rows = await two.db.selectFrom("users").select("id").where("email", "=", json.email).execute();
    expect(rows).toHaveLength(1);
  });

  test("one that waits for another process gets its answer, a failure too, which is then forgotten", async () => {
    const made = await create("a model", buildClient());
    for (const [status, elsewhere] of [
      [201, { ...made.body, id: 77 }],
      [400, new ApiError("bad_request", "Elsewhere").toBody("a request", english)],
    ] as const) {
      const answer = { status, body: JSON.stringify(elsewhere) };
      const key = `elsewhere ${answer.status}`;
      const claim = await take(key);
      const waiting = create(key, buildClient());
      await sleep(300);
      await answerKey(two.db, call(key), claim, answer);
      expect(await waiting).toMatchObject({ status: answer.status, body: JSON.parse(answer.body) });
      const later = await create(key, buildClient());
      expect(later.status).toBe(201);
      expect(later.body.id === 77).toBe(answer.status === 201);
    }
  });

  test("a key under way in another process serves no other call", async () => {
    const claim = await takeKey(two.db, { ...call("other"), fingerprint: "POST /api/elsewhere/" }, new Date());
    expect(claim).not.toBeNull();
    expectError(await create("other", buildClient()), "bad_request", fieldMessages.idempotencyKeyReused);
  });

  test("a key whose process has died is free after a while, and its late answer changes nothing", async () => {
    const almost = new Date(Date.now() - claimMs + 1_000);
    const lost = await take("died", almost);
    expect(await take("died")).toBe("");
    const json = buildClient();
    expect(await create("died", json)).toMatchObject({ status: 201, body: { user: { email: json.email } } });
    await answerKey(two.db, call("died"), lost, { status: 201, body: "{}" });
    expect((await create("died", json)).body.user.email).toBe(json.email);
  });

  test("a key whose lease is renewed stays taken", async () => {
    const almost = new Date(Date.now() - claimMs + 500);
    const claim = await take("held", almost);
    await holdKey(two.db, call("held"), claim, new Date());
    await sleep(600);
    expect(await take("held")).toBe("");
    expect((await findKey(two.db, call("held")))?.claim).toBe(claim);
  });
}
