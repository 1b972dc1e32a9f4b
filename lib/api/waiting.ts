"use client";

import type { CurrentUser } from "@/lib/contract/account";
import { activityLimits } from "@/lib/contract/limits/notification";
import { appointmentOperations } from "@/lib/contract/operations/appointments";
import { feedbackOperations } from "@/lib/contract/operations/feedback";
import { leadOperations } from "@/lib/contract/operations/leads";
import { waitingQueries } from "@/lib/contract/waiting";
import * as paths from "@/lib/paths";
import { useAnswer } from "./call/use-answer";
import { useCapabilities } from "./kept/capabilities";

const { getFeedbackStats } = feedbackOperations;
const { getLeadStats } = leadOperations;
const { listAppointments } = appointmentOperations;

const refreshing = { refreshInterval: activityLimits.refresh };

/**
 * How much waits on a screen for somebody to look at it, by the screen's address; 0 where nothing of the kind is kept, and
 * until it is known. Apart from what the screens themselves ask and do, because all of them have the menu.
 */
export function useWaiting({ is_admin: isAdmin }: Pick<CurrentUser, "is_admin">): Readonly<Record<string, number>> {
  const { data: kept } = useCapabilities();
  const feedback = useAnswer(kept?.feedback ? getFeedbackStats : null, {}, refreshing);
  // Only their company answers them.
  const leads = useAnswer(!isAdmin && kept?.leads ? getLeadStats : null, {}, refreshing);
  const isAsked = !isAdmin && kept?.appointments;
  const appointments = useAnswer(isAsked ? listAppointments : null, { query: waitingQueries.appointments }, refreshing);
  return {
    [paths.feedback]: feedback.data?.pending ?? 0,
    [paths.leads]: leads.data?.new ?? 0,
    [paths.appointments]: appointments.data?.count ?? 0,
  };
}
