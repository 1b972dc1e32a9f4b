import type { PasskeyProof } from "@/lib/contract/identity/schema";
import type { Deps } from "../../deps";
import type { Asked } from "../../kernel/http/actor";
import { passkeyProofOf, takeTicket } from "../../kernel/http/tickets";
import { write } from "../../kernel/write/write";
import { findPasskey, usePasskey } from "./repo";
import { readProof, requirePasskeySite } from "./webauthn";

/**
 * Whether a passkey of the session's account has signed `proof` for this session. Each challenge is accepted once.
 *
 * @throws ApiError 409 if the site cannot use passkeys
 */
export async function takePasskeyProof(deps: Deps, asked: Asked, proof: PasskeyProof): Promise<boolean> {
  const { userId, sessionId, address } = asked;
  const site = requirePasskeySite(deps.config);
  const passkey = await findPasskey(deps.db, proof.id);
  if (passkey?.user_id !== userId) return false;
  const use = await readProof(site, passkey, proof, (challenge) =>
    takeTicket(deps, passkeyProofOf(sessionId), challenge),
  );
  if (!use) return false;
  return write(deps, { actorId: userId, address }, ({ trx, now }) =>
    usePasskey(trx, passkey, { ...use, used_at: now }),
  );
}
