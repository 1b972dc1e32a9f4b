"use client";

import type { CurrentUser } from "@/lib/contract/account";
import { activityLimits } from "@/lib/contract/limits/notification";
import { appointmentOperations } from "@/lib/contract/operations/appointments";
import { feedbackOperations } from "@/lib/contract/operations/feedback";
import { leadOperations } from "@/lib/contract/operations/leads";
import { waitingQueries } from "@/lib/contract/waiting";
import * as paths from "@/lib/paths";
import { orNothing, useAnswer } from "./call/use-answer";
import { useCapabilities } from "./kept/capabilities";

const { getFeedbackStats, listFeedback } = feedbackOperations;
const { getLeadStats, listLeads } = leadOperations;
const { listAppointments } = appointmentOperations;

const refreshing = { refreshInterval: activityLimits.refresh };
const nothing = { count: 0, next: null, previous: null, results: [] };

function useWaitingAppointments(isAsked: boolean | undefined) {
  return useAnswer(isAsked ? listAppointments : null, { query: waitingQueries.appointments }, refreshing);
}

/**
 * How much waits on a screen for somebody to look at it, by the screen's address; 0 where nothing of the kind is kept, and
 * until it is known.
 */
export function useWaiting({ is_admin: isAdmin }: Pick<CurrentUser, "is_admin">): Readonly<Record<string, number>> {
  const { data: kept } = useCapabilities();
  const feedback = useAnswer(kept?.feedback ? getFeedbackStats : null, {}, refreshing);
  // Only their company answers them.
  const leads = useAnswer(!isAdmin && kept?.leads ? getLeadStats : null, {}, refreshing);
  const appointments = useWaitingAppointments(!isAdmin && kept?.appointments);
  return {
    [paths.feedback]: feedback.data?.pending ?? 0,
    [paths.leads]: leads.data?.new ?? 0,
    [paths.appointments]: appointments.data?.count ?? 0,
  };
}

/** The first of what waits for a client's answer and how much there is of each, where the provider keeps it. */
export function useWaitingList() {
  const { data: kept, error } = useCapabilities();
  const leads = orNothing(
    useAnswer(kept?.leads ? listLeads : null, { query: waitingQueries.leads }, refreshing),
    nothing,
  );
  const appointments = orNothing(useWaitingAppointments(kept?.appointments), { ...nothing, time_zone: "" });
  const feedback = orNothing(
    useAnswer(kept?.feedback ? listFeedback : null, { query: waitingQueries.feedback }, refreshing),
    nothing,
  );
  const asked = [kept?.leads && leads, kept?.appointments && appointments, kept?.feedback && feedback];
  const answers = asked.filter((answer) => answer !== undefined && answer !== false);
  const isUnknown = !kept && !error;
  return {
    leads: leads.data,
    appointments: appointments.data,
    feedback: feedback.data,
    isKept: answers.length > 0 || isUnknown,
    count: answers.reduce((sum, { data }) => sum + (data?.count ?? 0), 0),
    isLoading: isUnknown || answers.some(({ data, error }) => !data && !error),
    error: answers.find(({ data, error }) => !data && error)?.error,
    retry: () => void Promise.all(answers.map(({ mutate }) => mutate())),
  };
}
