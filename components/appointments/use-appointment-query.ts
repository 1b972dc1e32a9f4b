"use client";

import { usePagedQuery } from "@/components/list/use-query-state";
import { isDay } from "@/lib/contract/analytics/values";
import { type AppointmentStatus, appointmentStatuses } from "@/lib/contract/appointments/values";

const defaults = { status: "all", day: "", page: "1" };

/** Which appointments are shown. */
export function useAppointmentQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const status = appointmentStatuses.find((status) => status === values.status);
  const day = isDay(values.day) ? values.day : undefined;
  return {
    status: status ?? "all",
    day: values.day,
    page,
    isFiltered: Boolean(status || day),
    query: { status, day, page },
    setStatus: (status: AppointmentStatus | "all") => change({ status }),
    setDay: (day: string) => change({ day }),
    setPage,
  };
}

export type AppointmentQuery = ReturnType<typeof useAppointmentQuery>;
