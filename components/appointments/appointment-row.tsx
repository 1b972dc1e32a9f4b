"use client";

import { type ComponentProps, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { formatMinutes, formatTime } from "@/lib/card/appointment-times";
import type { Appointment } from "@/lib/contract/appointments/schema";
import type { AppointmentStatus } from "@/lib/contract/appointments/values";
import { AppointmentActions } from "./appointment-actions";
import { statusLabels } from "./appointment-texts";

type Props = { appointment: Appointment; timeZone: string; message: string };

export function AppointmentRow({ appointment, timeZone, message }: Props) {
  const { name, phone, note, message: told, status, service, minutes, price, start, end } = appointment;
  const row = useRef<HTMLDivElement>(null);
  const times = [start, end].map((time) => formatTime(time, timeZone)).join(" – ");
  return (
    <div ref={row} tabIndex={-1} className="flex flex-col gap-1 py-2 pr-1 pl-4 outline-none">
      <h3 className="pt-1 pr-3 text-sm font-semibold wrap-anywhere">
        <span className="tabular-nums">{times}</span> · {name}
      </h3>
      <p className="pr-3 text-sm text-muted-foreground wrap-anywhere">
        {[service, formatMinutes(minutes), price, phone].filter(Boolean).join(" · ")}
      </p>
      {note && <p className="line-clamp-3 pr-3 text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
      {told && (
        <p className="line-clamp-3 pr-3 text-sm whitespace-pre-line text-muted-foreground wrap-anywhere">
          <span className="font-medium">Your message:</span> {told}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Badge variant={variants[status]}>{statusLabels[status]}</Badge>
        <AppointmentActions
          appointment={appointment}
          message={message}
          onDecide={() => row.current?.focus({ preventScroll: true })}
        />
      </div>
    </div>
  );
}

const variants: Record<AppointmentStatus, ComponentProps<typeof Badge>["variant"]> = {
  requested: "warning",
  confirmed: "success",
  refused: "outline",
  cancelled: "outline",
  withdrawn: "destructive",
  expired: "outline",
};
