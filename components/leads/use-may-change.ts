import { useSessionUser } from "@/components/session/session-user";

/** Administrators, where they see leads at all, leave them as their companies have them. */
export function useMayChange(): boolean {
  return !useSessionUser().is_admin;
}
