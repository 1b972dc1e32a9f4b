import { setTimeout as sleep } from "node:timers/promises";
import { hashPassword } from "@/provider/identity/passwords/passwords";
import { deleteSessionsOfUser } from "@/provider/identity/sessions/repo";
import type { Db } from "@/provider/ports/database/schema";
import { transact } from "@/provider/ports/database/transact";
import { Caller, expectError } from "../../../../contract/api";
import { atOnce, countStatuses, openTwoProcesses } from "../two-processes";

export function describeSessionRaces(handles: () => readonly [Db, Db]): void {
  const two = openTwoProcesses(handles);

  const signIn = ({ email, password }: { email: string; password: string }) =>
    two.api.anonymous.call("signIn", { json: { email, password } });
  const refresh = (token: string) => two.api.anonymous.call("refreshTokens", { json: { refresh: token } });
  const isAlive = async (access: string) =>
    (await new Caller(two.api.transport, access).call("getCurrentUser")).status === 200;

  test("a refresh token asked for by many at once has one successor", async () => {
    const client = await two.api.client();
    const { body } = await signIn(client);
    const answers = await atOnce(50, () => refresh(body.refresh));
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map((answer) => answer.body.refresh)).size).toBe(1);
    expect(await isAlive(answers[0]?.body.access)).toBe(true);
  });

  test("one that was used long before ends the session in every process, and is told once", async () => {
    const client = await two.api.client();
    const first = (await signIn(client)).body;
    const second = (await refresh(first.refresh)).body;
    const third = (await refresh(second.refresh)).body;
    const answers = await atOnce(6, () => refresh(first.refresh));
    expect(countStatuses(answers)).toEqual({ 401: 6 });
    expect(await isAlive(third.access)).toBe(false);
    expectError(await refresh(third.refresh), "not_authenticated");
    const { user_id } = await two.db
      .selectFrom("clients")
      .select("owner_id as user_id")
      .where("id", "=", client.id)
      .executeTakeFirstOrThrow();
    const told = two.db.selectFrom("audit_log").select("id").where("action", "=", "refresh_token_reused");
    expect(await told.where("target", "=", `user:${user_id}`).execute()).toHaveLength(1);
  });

  test("a password is replaced once", async () => {
    const client = await two.api.client();
    const answers = await atOnce(6, (index) =>
      client.call("changeOwnPassword", {
        json: { current_password: client.password, new_password: `new password ${index}` },
      }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 5 });
    const works = await atOnce(6, (index) => signIn({ email: client.email, password: `new password ${index}` }));
    expect(works.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  test("a sign-in that began with the old password opens nothing once it is changed", async () => {
    const client = await two.api.client();
    const password_hash = await hashPassword("another password");
    let waiting: Promise<{ status: number }> | undefined;
    await transact(two.db, async (trx) => {
      const user = trx.updateTable("users").set({ password_hash }).where("email", "=", client.email).returning("id");
      const { id } = await user.executeTakeFirstOrThrow();
      await deleteSessionsOfUser(trx, id);
      waiting = two.each[1].anonymous.call("signIn", {
        json: { email: client.email, password: client.password },
      });
      // Long enough for the sign-in to read the old password, on a database that allows it.
      await sleep(500);
    });
    expect((await waiting)?.status).toBe(401);
    expect((await client.call("getCurrentUser")).status).toBe(401);
  });

  test("no session that was opened with the old password outlives the change", async () => {
    for (let round = 0; round < 5; round++) {
      const client = await two.api.client();
      const signIns = atOnce(4, () => signIn(client));
      const change = { current_password: client.password, new_password: "another password" };
      const changed = (await two.api.admin()).call("changeClientPassword", { params: { id: client.id }, json: change });
      expect((await changed).status).toBe(200);
      for (const { status, body } of await signIns) if (status === 200) expect(await isAlive(body.access)).toBe(false);
    }
  });
}
