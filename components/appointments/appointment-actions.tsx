"use client";

import { CalendarPlus, Check, MessageCircle, MessageSquareText, Phone, X } from "lucide-react";
import { useState } from "react";
import { usePhone } from "@/components/content/use-phone";
import { DialogAction } from "@/components/form/dialog-action";
import { Button, buttonVariants } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy/lazy-dialog";
import { toast } from "@/components/ui/toast";
import { updateAppointment } from "@/lib/api/appointments/appointments";
import { messageOf } from "@/lib/api/call/request";
import { chatLink } from "@/lib/card/chat-link";
import type { Appointment } from "@/lib/contract/appointment";
import type { AppointmentDecision } from "@/lib/contract/appointment-basics";
import { appointmentOperations } from "@/lib/contract/operations/appointments";
import { pathOf } from "@/lib/contract/operations/operation";
import * as paths from "@/lib/paths";
import { decidedTexts } from "./appointment-texts";

const MessageDialog = lazyDialog(() => import("./message-dialog").then(({ MessageDialog }) => MessageDialog));

/** How long a decision can be taken back where it was made. */
const undoMs = 15_000;

type Props = {
  appointment: Appointment;
  /** What stands ready in a chat. */
  message: string;
  /** Before its buttons change, so that the focus is not lost with them. */
  onDecide: () => void;
};

/** What can be decided about one with one tap, and ways to its sender. */
export function AppointmentActions({ appointment, message, onDecide }: Props) {
  const { id, name, phone, status, start } = appointment;
  const [busy, setBusy] = useState<AppointmentDecision | null>(null);
  const dialled = usePhone(phone);
  const isToCome = new Date(start).getTime() > Date.now();
  const isWaiting = isToCome && (status === "requested" || status === "expired");

  async function decide(next: AppointmentDecision, isUndo = false) {
    onDecide();
    setBusy(next);
    try {
      await updateAppointment(id, { status: next, message: appointment.message });
      const former = status === "confirmed" ? "confirmed" : "requested";
      toast.success(decidedTexts[next](name), {
        id: `appointment-${id}`,
        duration: undoMs,
        action: isUndo ? undefined : { label: "Undo", onClick: () => void decide(former, true) },
      });
    } catch (error) {
      toast.error(messageOf(error, "Failed to save. Please try again."));
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-1 border-t border-border px-2.5 py-2">
      {isWaiting && (
        <>
          <Button
            size="sm"
            aria-label={`Confirm ${name}`}
            busy={busy === "confirmed"}
            onClick={() => decide("confirmed")}
          >
            <Check aria-hidden="true" />
            Confirm
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-label={`Decline ${name}`}
            busy={busy === "refused"}
            onClick={() => decide("refused")}
          >
            <X aria-hidden="true" />
            Decline
          </Button>
        </>
      )}
      {dialled?.chat && (
        <a
          href={chatLink(dialled.chat, message)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Inform on WhatsApp: ${name} (opens in a new tab)`}
          className={buttonVariants({ variant: "ghost", size: "sm" })}
        >
          <MessageCircle aria-hidden="true" />
          Inform on WhatsApp
        </a>
      )}
      <a
        href={dialled?.call ?? `tel:${phone.replace(/[^\d+]/g, "")}`}
        aria-label={`Call ${name}`}
        className={buttonVariants({ variant: "ghost", size: "sm" })}
      >
        <Phone aria-hidden="true" />
        Call
      </a>
      {isToCome && status !== "withdrawn" && status !== "expired" && (
        <DialogAction icon={MessageSquareText} label="Message" name={name}>
          {(dialog) => <MessageDialog appointment={appointment} status={status} {...dialog} />}
        </DialogAction>
      )}
      {status === "confirmed" && isToCome && (
        <>
          <a
            href={paths.api(pathOf(appointmentOperations.getAppointmentFile, { id }))}
            download="appointment.ics"
            aria-label={`Add ${name} to the calendar`}
            className={buttonVariants({ variant: "ghost", size: "sm" })}
          >
            <CalendarPlus aria-hidden="true" />
            Calendar
          </a>
          <Button
            size="sm"
            variant="ghost"
            className="text-destructive"
            aria-label={`Cancel ${name}`}
            busy={busy === "cancelled"}
            onClick={() => decide("cancelled")}
          >
            <X aria-hidden="true" />
            Cancel
          </Button>
        </>
      )}
    </div>
  );
}
