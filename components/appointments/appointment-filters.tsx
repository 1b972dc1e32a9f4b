import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { type AppointmentStatus, appointmentStatuses } from "@/lib/contract/appointments/values";
import { statusLabels } from "./appointment-texts";
import type { AppointmentQuery } from "./use-appointment-query";

/** `count` is undefined until it is known. */
export function AppointmentFilters({ list, count }: { list: AppointmentQuery; count: number | undefined }) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label="Filter by status"
          value={list.status}
          onChange={({ target }) => list.setStatus(target.value as AppointmentStatus | "all")}
          className="min-w-36 flex-1"
        >
          <option value="all">All</option>
          {appointmentStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </Select>
        <div className="flex min-w-36 flex-1">
          <Input
            type="date"
            aria-label="Filter by day"
            value={list.day}
            onChange={({ target }) => list.setDay(target.value)}
          />
        </div>
      </div>
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {count !== undefined && `${count} ${count === 1 ? "appointment" : "appointments"}`}
      </p>
    </div>
  );
}
