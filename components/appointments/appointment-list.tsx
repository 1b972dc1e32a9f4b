"use client";

import { CalendarClock, SearchX } from "lucide-react";
import { PersonFilter, readPersonFilter } from "@/components/hand-over/person-filter";
import { useHandsOver } from "@/components/hand-over/use-hands-over";
import { useT } from "@/components/i18n/translator-context";
import { ContentListSkeleton, contentRows } from "@/components/list/content-list-skeleton";
import { LoadFailure, ReloadFailure } from "@/components/list/failures";
import { usePageCount } from "@/components/list/use-page-count";
import { usePagedQuery } from "@/components/list/use-query-state";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { Pagination } from "@/components/ui/navigation/pagination";
import { useAppointments } from "@/lib/api/appointments";
import { dayOfTime } from "@/lib/card/appointment-times";
import { isDay } from "@/lib/contract/analytics/values";
import type { Appointment } from "@/lib/contract/appointments/schema";
import { type AppointmentStatus, appointmentStatuses } from "@/lib/contract/appointments/values";
import { formatNamedDay } from "@/lib/format/calendar";
import { AppointmentRow } from "./appointment-row";
import { statusNames } from "./appointment-texts";

/** Upcoming first, then past, grouped by day. */
export function AppointmentList() {
  const t = useT();
  const list = useAppointmentQuery();
  const handsOver = useHandsOver();
  const answer = useAppointments(list.query);
  const { data, error } = answer;
  const pageCount = usePageCount(data?.count, list.page, list.setPage);
  if (error && !data)
    return <LoadFailure title={t("appointments.list.failed")} error={error} onRetry={() => answer.mutate()} />;
  const timeZone = data?.time_zone ?? "";
  return (
    <div className="flex flex-col gap-4">
      <AppointmentFilters list={list} count={data?.count} handsOver={handsOver} />
      <ReloadFailure text={t("appointments.list.stale")} answer={answer} />
      {!data && <ContentListSkeleton label={t("appointments.list.loading")} hasRows />}
      {data?.count === 0 &&
        (list.isFiltered ? (
          <EmptyState
            icon={SearchX}
            title={t("appointments.list.noneFound.title")}
            description={t("appointments.list.noneFound.text")}
          />
        ) : (
          <EmptyState
            icon={CalendarClock}
            title={t("appointments.list.none.title")}
            description={t("appointments.list.none.text")}
          />
        ))}
      {data &&
        groupByDay(data.results, timeZone).map(({ day, appointments }) => (
          <section key={`${day} ${appointments[0]?.id}`} className="flex flex-col gap-3">
            <h2 className="text-sm font-semibold text-muted-foreground">{formatNamedDay(t, day)}</h2>
            <ul className={contentRows}>
              {appointments.map((appointment) => (
                <li key={appointment.id}>
                  <AppointmentRow appointment={appointment} timeZone={timeZone} handsOver={handsOver} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      <Pagination page={list.page} pageCount={pageCount} onPageChange={list.setPage} />
    </div>
  );
}

/** Keeps the order; today appears twice when part of it is over. */
function groupByDay(appointments: readonly Appointment[], timeZone: string) {
  const groups: { day: string; appointments: Appointment[] }[] = [];
  for (const appointment of appointments) {
    const day = dayOfTime(appointment.start, timeZone);
    const last = groups.at(-1);
    if (last?.day === day) last.appointments.push(appointment);
    else groups.push({ day, appointments: [appointment] });
  }
  return groups;
}

/** `count` is undefined until it is known. */
type FiltersProps = { list: AppointmentQuery; count: number | undefined; handsOver: boolean };

function AppointmentFilters({ list, count, handsOver }: FiltersProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label={t("appointments.list.filter.status")}
          value={list.status}
          onChange={({ target }) => list.setStatus(target.value as AppointmentStatus | "all")}
          className="min-w-36 flex-1"
        >
          <option value="all">{t("appointments.list.filter.allStatuses")}</option>
          {appointmentStatuses.map((status) => (
            <option key={status} value={status}>
              {t(statusNames[status])}
            </option>
          ))}
        </Select>
        <div className="flex min-w-36 flex-1">
          <Input
            type="date"
            aria-label={t("appointments.list.filter.day")}
            value={list.day}
            onChange={({ target }) => list.setDay(target.value)}
          />
        </div>
        {handsOver && <PersonFilter person={list.person} onPersonChange={list.setPerson} />}
      </div>
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {count !== undefined && t("appointments.list.count", { count })}
      </p>
    </div>
  );
}

const defaults = { status: "all", day: "", person: "all", page: "1" };

function useAppointmentQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const status = appointmentStatuses.find((status) => status === values.status);
  const day = isDay(values.day) ? values.day : undefined;
  const person = readPersonFilter(values.person);
  return {
    status: status ?? "all",
    day: values.day,
    person,
    page,
    isFiltered: Boolean(status || day || person),
    query: { status, day, person, page },
    setStatus: (status: AppointmentStatus | "all") => change({ status }),
    setDay: (day: string) => change({ day }),
    setPerson: (person: string) => change({ person }),
    setPage,
  };
}

type AppointmentQuery = ReturnType<typeof useAppointmentQuery>;
