"use client";

import { CalendarClock, SearchX } from "lucide-react";
import { ContentListSkeleton, contentRows } from "@/components/list/content-list-skeleton";
import { LoadFailure } from "@/components/list/load-failure";
import { ReloadFailure } from "@/components/list/reload-failure";
import { usePageCount } from "@/components/list/use-page-count";
import { useSessionUser } from "@/components/session/session-user";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/navigation/pagination";
import { useAppointments } from "@/lib/api/appointments";
import { dayOfTime } from "@/lib/card/appointment-times";
import type { Appointment } from "@/lib/contract/appointments/schema";
import { formatNamedDay } from "@/lib/format/calendar";
import { AppointmentFilters } from "./appointment-filters";
import { AppointmentRow } from "./appointment-row";
import { messageFor } from "./appointment-texts";
import { useAppointmentQuery } from "./use-appointment-query";

/** What is to come, the next first, and then what was; each day under its own heading. */
export function AppointmentList({ siteUrl }: { siteUrl: string }) {
  const { slug } = useSessionUser();
  const list = useAppointmentQuery();
  const answer = useAppointments(list.query);
  const { data, error } = answer;
  const pageCount = usePageCount(data?.count, list.page, list.setPage);
  if (error && !data) return <LoadFailure what="appointments" error={error} onRetry={() => answer.mutate()} />;
  const timeZone = data?.time_zone ?? "";
  return (
    <div className="flex flex-col gap-4">
      <AppointmentFilters list={list} count={data?.count} />
      <ReloadFailure what="appointments" answer={answer} />
      {!data && <ContentListSkeleton label="Loading appointments..." hasRows />}
      {data?.count === 0 &&
        (list.isFiltered ? (
          <EmptyState icon={SearchX} title="No appointments found" description="Try another day or status." />
        ) : (
          <EmptyState
            icon={CalendarClock}
            title="No appointments yet"
            description="Appointment requests appear here."
          />
        ))}
      {data &&
        groupByDay(data.results, timeZone).map(({ day, appointments }) => (
          <section key={`${day} ${appointments[0]?.id}`} className="flex flex-col gap-3">
            <h2 className="text-sm font-semibold text-muted-foreground">{formatNamedDay(day)}</h2>
            <ul className={contentRows}>
              {appointments.map((appointment) => (
                <li key={appointment.id}>
                  <AppointmentRow
                    appointment={appointment}
                    timeZone={timeZone}
                    message={messageFor(appointment, { siteUrl, slug: slug ?? "", timeZone })}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      <Pagination page={list.page} pageCount={pageCount} onPageChange={list.setPage} />
    </div>
  );
}

/** In the order in which they come; today comes twice where some of it is over. */
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
