"use client";

import { ArrowRightLeft, CalendarPlus, Check, MessageCircle, MessageSquareText, Phone, X } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { type RowAction, RowMenu } from "@/components/content/row-menu";
import { plainCall, usePhone } from "@/components/content/use-phone";
import { VisitorLanguage } from "@/components/content/visitor-language";
import { giveAppointments, handOver } from "@/components/hand-over/hand-over";
import { LazyTakerDialog } from "@/components/hand-over/lazy-taker-dialog";
import { PersonOf } from "@/components/hand-over/person-of";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import { formatMinutes, formatTime } from "@/lib/card/appointment-times";
import { chatLink } from "@/lib/card/chat-link";
import { appointmentOperations } from "@/lib/contract/appointments/operations";
import type { Appointment } from "@/lib/contract/appointments/schema";
import type { AppointmentDecision, AppointmentStatus } from "@/lib/contract/appointments/values";
import { pathOf } from "@/lib/contract/operation";
import { sideBySide } from "@/lib/i18n/isolate";
import * as paths from "@/lib/paths";
import { statusNames } from "./appointment-texts";
import { decideAppointment } from "./decide-appointment";

type Props = {
  appointment: Appointment;
  timeZone: string;
  /** Whether the reader hands over to others. */
  handsOver: boolean;
};

export function AppointmentRow({ appointment, timeZone, handsOver }: Props) {
  const t = useT();
  const { name, phone, note, message: told, status, service, minutes, price, start, end, language } = appointment;
  const row = useRef<HTMLDivElement>(null);
  const times = [start, end].map((time) => formatTime(t, time, timeZone)).join(" – ");
  return (
    <div ref={row} tabIndex={-1} className="flex flex-col gap-1 py-2 pe-1 ps-4 outline-none">
      <h3 className="pt-1 pe-3 text-sm font-semibold wrap-anywhere">
        <span className="tabular-nums">{times}</span> · <bdi>{name}</bdi>
      </h3>
      <p className="pe-3 text-sm text-muted-foreground wrap-anywhere">
        {sideBySide(t, [service, formatMinutes(t, minutes), price, phone])}
      </p>
      {note && <p className="line-clamp-3 pe-3 text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
      {told && (
        <p className="line-clamp-3 pe-3 text-sm whitespace-pre-line text-muted-foreground wrap-anywhere">
          {rich(t, "appointments.row.message", {
            message: told,
            label: (inner) => <span className="font-medium">{inner}</span>,
          })}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex flex-1 flex-wrap gap-1.5 py-1">
          <Badge variant={variants[status]}>{t(statusNames[status])}</Badge>
          <VisitorLanguage language={language} />
          <PersonOf person={appointment.person} />
        </div>
        <AppointmentActions
          appointment={appointment}
          handsOver={handsOver}
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

const MessageDialog = lazyDialog(
  withMessages(["appointments"], () => import("./message-dialog").then(({ MessageDialog }) => MessageDialog)),
);

type ActionsProps = Pick<Props, "appointment" | "handsOver"> & {
  /** Called before the buttons change: keeps the focus. */
  onDecide: () => void;
};

/** The next step as a button; everything else in the menu. */
function AppointmentActions({ appointment, handsOver, onDecide }: ActionsProps) {
  const t = useT();
  const { id, name, phone, status, start, reply } = appointment;
  const [isBusy, setIsBusy] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const [isHandingOver, setIsHandingOver] = useState(false);
  const dialled = usePhone(phone);
  const isToCome = new Date(start).getTime() > Date.now();
  const isWaiting = isToCome && (status === "requested" || status === "expired");
  const isComing = isToCome && status === "confirmed";
  const chat = dialled?.chat && chatLink(dialled.chat, reply);
  const call = dialled?.call ?? plainCall(phone);

  async function decide(next: AppointmentDecision) {
    onDecide();
    setIsBusy(true);
    await decideAppointment(t, appointment, next);
    setIsBusy(false);
  }

  const actions: (RowAction | false)[] = [
    chat ? { icon: MessageCircle, label: t("appointments.row.inform"), href: chat } : false,
    { icon: Phone, label: t("appointments.row.call"), href: call },
    isToCome &&
      status !== "withdrawn" &&
      status !== "expired" && {
        icon: MessageSquareText,
        label: t("appointments.row.write"),
        onSelect: () => setIsWriting(true),
      },
    isComing && {
      icon: CalendarPlus,
      label: t("appointments.row.calendar"),
      href: paths.api(pathOf(appointmentOperations.getAppointmentFile, { id })),
      download: "appointment.ics",
    },
    handsOver && {
      icon: ArrowRightLeft,
      label: t("hand-over.action"),
      onSelect: () => setIsHandingOver(true),
    },
    isWaiting && {
      icon: X,
      label: t("appointments.row.decline"),
      isDestructive: true,
      onSelect: () => void decide("refused"),
    },
    isComing && {
      icon: X,
      label: t("appointments.row.cancel"),
      isDestructive: true,
      onSelect: () => void decide("cancelled"),
    },
  ];

  return (
    <div className="flex shrink-0 items-center gap-1">
      {isWaiting && (
        <Button
          size="sm"
          aria-label={t("appointments.row.confirmOf", { name })}
          busy={isBusy}
          onClick={() => decide("confirmed")}
        >
          <Check aria-hidden="true" />
          {t("appointments.row.confirm")}
        </Button>
      )}
      {isComing && chat && (
        <a
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("appointments.row.whatsappOf", { name })}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </a>
      )}
      {isComing && !chat && (
        <a
          href={call}
          aria-label={t("appointments.row.callOf", { name })}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          <Phone aria-hidden="true" />
          {t("appointments.row.call")}
        </a>
      )}
      <RowMenu name={name} actions={actions} />
      {handsOver && (
        <LazyTakerDialog
          open={isHandingOver}
          onOpenChange={setIsHandingOver}
          onTake={(taker) => handOver(t, giveAppointments, [appointment], taker)}
        />
      )}
      {isToCome && status !== "withdrawn" && status !== "expired" && (
        <MessageDialog appointment={appointment} status={status} open={isWriting} onOpenChange={setIsWriting} />
      )}
    </div>
  );
}
