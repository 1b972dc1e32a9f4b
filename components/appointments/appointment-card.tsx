"use client";

import { type ComponentProps, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { formatMinutes, formatTime } from "@/lib/card/appointment-times";
import type { Appointment } from "@/lib/contract/appointment";
import type { AppointmentStatus } from "@/lib/contract/appointment-basics";
import { AppointmentActions } from "./appointment-actions";
import { statusLabels } from "./appointment-texts";

type Props = { appointment: Appointment; timeZone: string; message: string };

export function AppointmentCard({ appointment, timeZone, message }: Props) {
  const { name, phone, note, message: told, status, service, minutes, price, start, end } = appointment;
  const card = useRef<HTMLDivElement>(null);
  const times = [start, end].map((time) => formatTime(time, timeZone)).join(" – ");
  return (
    <Card ref={card} tabIndex={-1} className="outline-none">
      <div className="flex flex-col gap-2 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
            <span className="tabular-nums">{times}</span> · {name}
          </h3>
          <Badge variant={variants[status]}>{statusLabels[status]}</Badge>
        </div>
        <p className="text-sm wrap-anywhere">{[service, formatMinutes(minutes), price].filter(Boolean).join(" · ")}</p>
        <p className="text-sm text-muted-foreground wrap-anywhere">{phone}</p>
        {note && <p className="text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
        {told && (
          <p className="rounded-lg bg-muted px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
            <span className="font-medium">Your message:</span> {told}
          </p>
        )}
      </div>
      <AppointmentActions
        appointment={appointment}
        message={message}
        onDecide={() => card.current?.focus({ preventScroll: true })}
      />
    </Card>
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
