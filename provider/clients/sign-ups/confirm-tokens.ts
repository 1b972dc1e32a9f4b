import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import { isSigned, sign } from "../../kernel/http/signature";

type Account = { id: number; email: string };

/** What stands in a mail's link: whoever has it reads the account's mail. It ends with another e-mail. */
export function signConfirmation(keys: KeyRing, account: Account): string {
  return sign(keys, signedText(account));
}

export function isConfirmation(keys: KeyRing, account: Account, token: string, lasts: number): boolean {
  return isSigned(keys, { text: signedText(account), signature: token }, lasts);
}

function signedText({ id, email }: Account): string {
  return `confirm ${id} ${email}`;
}
