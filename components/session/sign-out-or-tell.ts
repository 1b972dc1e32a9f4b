import { toast } from "@/components/ui/toast";
import { signOut } from "@/lib/api/account";
import { reasonOf } from "@/lib/api/call/request";
import type { T } from "@/lib/i18n/translator";

/** Signs out, or says that it failed. */
export function signOutOrTell(t: T): void {
  signOut().catch((error) => toast.error(t("common.session.signedIn", { reason: t.say(reasonOf(error)) })));
}
