"use client";

import type { CurrentUser } from "@/lib/contract/account";
import { paths } from "@/lib/paths";
import { useRequestedAppointments } from "./appointments/appointments";
import { usePendingFeedback } from "./feedback";
import { useNewLeads } from "./leads";

/** How much waits on a screen for somebody to look at it, by the screen's address. */
export function useWaiting({ is_admin: isAdmin }: Pick<CurrentUser, "is_admin">): Readonly<Record<string, number>> {
  const feedback = usePendingFeedback();
  // Only their company answers them.
  const leads = useNewLeads(!isAdmin);
  const appointments = useRequestedAppointments(!isAdmin);
  return { [paths.feedback]: feedback, [paths.leads]: leads, [paths.appointments]: appointments };
}
