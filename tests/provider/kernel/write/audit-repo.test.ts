import { recordAudit } from "@/provider/kernel/write/audit-repo";
import { buildDeps } from "../../build-deps";

test("an entry says who did what, when and from where, and goes with its transaction", async () => {
  const { db, close } = await buildDeps();
  const now = "2026-11-20T10:00:00.000Z";
  const entry = { actorId: 3, action: "client_blocked", target: "client:12", address: "203.0.113.7" } as const;
  await recordAudit(db, { ...entry, detail: "By request" }, now);
  const failing = db.transaction().execute(async (trx) => {
    await recordAudit(trx, entry, now);
    throw new Error("stop");
  });
  await expect(failing).rejects.toThrow("stop");
  expect(await db.selectFrom("audit_log").selectAll().execute()).toEqual([
    {
      id: 1,
      at: now,
      actor_id: 3,
      action: "client_blocked",
      target: "client:12",
      address: "203.0.113.7",
      detail: "By request",
      client_id: 12,
    },
  ]);
  await close();
});
