"use client";

import { CalendarPlus, Check, MessageCircle, MessageSquareText, Phone, X } from "lucide-react";
import { useState } from "react";
import { type RowAction, RowMenu } from "@/components/content/row-menu";
import { plainCall, usePhone } from "@/components/content/use-phone";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { chatLink } from "@/lib/card/chat-link";
import { appointmentOperations } from "@/lib/contract/appointments/operations";
import type { Appointment } from "@/lib/contract/appointments/schema";
import type { AppointmentDecision } from "@/lib/contract/appointments/values";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";
import { decideAppointment } from "./decide-appointment";

const MessageDialog = lazyDialog(() => import("./message-dialog").then(({ MessageDialog }) => MessageDialog));

type Props = {
  appointment: Appointment;
  /** What stands ready in a chat. */
  message: string;
  /** Before its buttons change, so that the focus is not lost with them. */
  onDecide: () => void;
};

/** The one thing to do next as a button: to answer, and then to tell the customer. Whatever else can be done is in the menu. */
export function AppointmentActions({ appointment, message, onDecide }: Props) {
  const { id, name, phone, status, start } = appointment;
  const [isBusy, setIsBusy] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const dialled = usePhone(phone);
  const isToCome = new Date(start).getTime() > Date.now();
  const isWaiting = isToCome && (status === "requested" || status === "expired");
  const isComing = isToCome && status === "confirmed";
  const chat = dialled?.chat && chatLink(dialled.chat, message);
  const call = dialled?.call ?? plainCall(phone);

  async function decide(next: AppointmentDecision) {
    onDecide();
    setIsBusy(true);
    await decideAppointment(appointment, next);
    setIsBusy(false);
  }

  const actions: (RowAction | false)[] = [
    chat ? { icon: MessageCircle, label: "Inform on WhatsApp", href: chat } : false,
    { icon: Phone, label: "Call", href: call },
    isToCome &&
      status !== "withdrawn" &&
      status !== "expired" && { icon: MessageSquareText, label: "Message", onSelect: () => setIsWriting(true) },
    isComing && {
      icon: CalendarPlus,
      label: "Add to calendar",
      href: paths.api(pathOf(appointmentOperations.getAppointmentFile, { id })),
      download: "appointment.ics",
    },
    isWaiting && { icon: X, label: "Decline", isDestructive: true, onSelect: () => void decide("refused") },
    isComing && { icon: X, label: "Cancel", isDestructive: true, onSelect: () => void decide("cancelled") },
  ];

  return (
    <div className="flex shrink-0 items-center gap-1">
      {isWaiting && (
        <Button size="sm" aria-label={`Confirm ${name}`} busy={isBusy} onClick={() => decide("confirmed")}>
          <Check aria-hidden="true" />
          Confirm
        </Button>
      )}
      {isComing && chat && (
        <a
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp ${name} (opens in a new tab)`}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </a>
      )}
      {isComing && !chat && (
        <a href={call} aria-label={`Call ${name}`} className={buttonVariants({ variant: "outline", size: "sm" })}>
          <Phone aria-hidden="true" />
          Call
        </a>
      )}
      <RowMenu name={name} actions={actions} />
      {isToCome && status !== "withdrawn" && status !== "expired" && (
        <MessageDialog appointment={appointment} status={status} open={isWriting} onOpenChange={setIsWriting} />
      )}
    </div>
  );
}
