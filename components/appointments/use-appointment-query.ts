"use client";

import { useQueryState } from "@/components/list/use-query-state";
import { isDay } from "@/lib/contract/analytics-basics";
import { type AppointmentStatus, appointmentStatuses } from "@/lib/contract/appointment-basics";

const defaults = { status: "all", day: "", page: "1" };

/** Which appointments are shown. */
export function useAppointmentQuery() {
  const [state, change] = useQueryState(defaults);
  const status = appointmentStatuses.find((status) => status === state.status);
  const day = isDay(state.day) ? state.day : undefined;
  const page = Math.max(1, Number(state.page) || 1);
  return {
    status: status ?? "all",
    day: state.day,
    page,
    isFiltered: Boolean(status || day),
    query: { status, day, page },
    setStatus: (status: AppointmentStatus | "all") => change({ status, page: "1" }),
    setDay: (day: string) => change({ day, page: "1" }),
    setPage: (page: number) => change({ page: String(page) }),
  };
}

export type AppointmentQuery = ReturnType<typeof useAppointmentQuery>;
