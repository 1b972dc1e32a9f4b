"use client";

import { useQueryState } from "@/components/list/use-query-state";
import { daySchema } from "@/lib/contract/analytics";
import { type AppointmentStatus, appointmentStatuses } from "@/lib/contract/appointment";

const defaults = { status: "all", day: "", page: "1" };

/** Which appointments are shown. */
export function useAppointmentQuery() {
  const [state, change] = useQueryState(defaults);
  const status = appointmentStatuses.find((status) => status === state.status);
  const day = daySchema.safeParse(state.day).data;
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
