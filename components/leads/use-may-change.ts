import { useSessionUser } from "@/components/session/session-user";

/** Administrators only read leads. */
export function useMayChange(): boolean {
  return !useSessionUser().is_admin;
}
