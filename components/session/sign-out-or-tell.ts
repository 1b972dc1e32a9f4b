import { toast } from "@/components/ui/toast";
import { signOut } from "@/lib/api/account";
import { reasonOf } from "@/lib/api/call/request";

/** Signs out, or says that it failed. */
export function signOutOrTell(): void {
  signOut().catch((error) => toast.error(`You are still signed in. ${reasonOf(error)}`));
}
