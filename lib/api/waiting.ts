"use client";

import { appointmentOperations } from "@/lib/contract/appointments/operations";
import { feedbackOperations } from "@/lib/contract/feedback/operations";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { leadOperations } from "@/lib/contract/leads/operations";
import { activityLimits } from "@/lib/contract/notifications/values";
import { can, principalOf } from "@/lib/contract/policies";
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
export function useWaiting(user: Pick<CurrentUser, "is_admin" | "client_id">): Readonly<Record<string, number>> {
  const { isFull } = useProvider();
  const who = principalOf(user);
  const feedback = useAnswer(isFull ? getFeedbackStats : null, {}, refreshing);
  const leads = useAnswer(isFull && can(who, "leads.answer") ? getLeadStats : null, {}, refreshing);
  const appointments = useWaitingAppointments(isFull && can(who, "appointments.answer"));
  return {
    [paths.feedback]: feedback.data?.pending ?? 0,
    [paths.leads]: leads.data?.new ?? 0,
    [paths.appointments]: appointments.data?.count ?? 0,
  };
}

/** The first items of each kind, and totals. */
export function useWaitingList() {
  const { isFull } = useProvider();
  const leads = useAnswer(isFull ? listLeads : null, { query: waitingQueries.leads }, refreshing);
  const appointments = useWaitingAppointments(isFull);
  const feedback = useAnswer(isFull ? listFeedback : null, { query: waitingQueries.feedback }, refreshing);
  const answers = [leads, appointments, feedback];
  return {
    leads: leads.data,
    appointments: appointments.data,
    feedback: feedback.data,
    count: answers.reduce((sum, { data }) => sum + (data?.count ?? 0), 0),
    isLoading: isFull && answers.some(({ data, error }) => !data && !error),
    error: answers.find(({ data, error }) => !data && error)?.error,
    retry: () => void Promise.all(answers.map(({ mutate }) => mutate())),
  };
}
