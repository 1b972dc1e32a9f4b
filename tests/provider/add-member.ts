import { randomUUID } from "node:crypto";
import type { MemberRole } from "@/lib/contract/policies";
import { hashPassword } from "@/provider/identity/passwords/passwords";
import type { Db } from "@/provider/ports/database/schema";
import type { Api, Caller } from "../contract/api";

type Membership = { clientId: number; role: MemberRole; personId?: number; branchIds?: number[] };

/** Somebody who works for the client, signed in. */
export async function addMember(
  { db }: { db: Db },
  api: Api,
  { clientId, role, personId, branchIds = [] }: Membership,
): Promise<Caller & { email: string; userId: number }> {
  const at = "2026-11-20T10:00:00.000Z";
  const [email, password] = [`${randomUUID()}@example.com`, "nine quiet lanterns"];
  const { id: userId } = await db
    .insertInto("users")
    .values({
      ...{ email, username: email, is_admin: false, is_active: true, created_at: at, updated_at: at },
      password_hash: await hashPassword(password),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("memberships")
    .values({
      ...{ user_id: userId, client_id: clientId, role, created_at: at },
      person_id: personId ?? null,
      branch_ids: JSON.stringify(branchIds),
    })
    .execute();
  return Object.assign(await api.signIn(email, password), { email, userId });
}
