"use client";

import { appointmentOperations } from "@/lib/contract/appointments/operations";
import { feedbackOperations } from "@/lib/contract/feedback/operations";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { leadOperations } from "@/lib/contract/leads/operations";
import { activityLimits } from "@/lib/contract/notifications/values";
import { can, principalOf, type SignedIn } from "@/lib/contract/policies";
import { waitingQueries } from "@/lib/contract/waiting";
import * as paths from "@/lib/paths";
import { useProvider } from "./call/provider";
import { useAnswer } from "./call/use-answer";

const { getFeedbackStats, listFeedback } = feedbackOperations;
const { getLeadStats, listLeads } = leadOperations;
const { listAppointments } = appointmentOperations;

const refreshing = { refreshInterval: activityLimits.refresh };

function useWaitingAppointments(isAsked: boolean) {
  return useAnswer(isAsked ? listAppointments : null, { query: waitingQueries.appointments }, refreshing);
}

/** Number of waiting items by screen path; 0 with a core provider and while loading. */
export function useWaiting(user: SignedIn & Pick<CurrentUser, "change_requests">): Readonly<Record<string, number>> {
  const { isFull } = useProvider();
  const who = principalOf(user);
  const feedback = useAnswer(isFull && can(who, "feedback.see") ? getFeedbackStats : null, {}, refreshing);
  const leads = useAnswer(isFull && can(who, "leads.answer") ? getLeadStats : null, {}, refreshing);
  const appointments = useWaitingAppointments(isFull && can(who, "appointments.answer"));
  return {
    [paths.feedback]: feedback.data?.pending ?? 0,
    [paths.leads]: leads.data?.new ?? 0,
    [paths.appointments]: appointments.data?.count ?? 0,
    [paths.people]: user.change_requests ?? 0,
  };
}

/** The first items of each kind that the user may answer, and totals. */
export function useWaitingList(user: SignedIn) {
  const { isFull } = useProvider();
  const who = principalOf(user);
  const may = {
    leads: isFull && can(who, "leads.answer"),
    appointments: isFull && can(who, "appointments.answer"),
    feedback: isFull && can(who, "feedback.see"),
  };
  const leads = useAnswer(may.leads ? listLeads : null, { query: waitingQueries.leads }, refreshing);
  const appointments = useWaitingAppointments(may.appointments);
  const feedback = useAnswer(may.feedback ? listFeedback : null, { query: waitingQueries.feedback }, refreshing);
  const answers = [may.leads && leads, may.appointments && appointments, may.feedback && feedback].filter(
    (answer) => answer !== false,
  );
  return {
    leads: leads.data,
    appointments: appointments.data,
    feedback: feedback.data,
    count: answers.reduce((sum, { data }) => sum + (data?.count ?? 0), 0),
    isLoading: answers.some(({ data, error }) => !data && !error),
    error: answers.find(({ data, error }) => !data && error)?.error,
    retry: () => void Promise.all(answers.map(({ mutate }) => mutate())),
    /** Whether there is anything that the user may answer. */
    isAny: answers.length > 0,
  };
}
