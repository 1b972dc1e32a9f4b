"use client";

import { CalendarClock, Check, CircleCheck, type LucideIcon, MessageCircle, ShoppingBag, Star } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { decideAppointment } from "@/components/appointments/decide-appointment";
import { plainCall, usePhone } from "@/components/content/use-phone";
import { VisitorLanguage } from "@/components/content/visitor-language";
import { decideFeedback } from "@/components/feedback/decide-feedback";
import { StarRating } from "@/components/feedback/star-rating";
import { useT } from "@/components/i18n/translator-context";
import { kindNames } from "@/components/leads/lead-texts";
import { markContacted, offerContacted } from "@/components/leads/mark-contacted";
import { PartFailure } from "@/components/list/failures";
import { useCurrency } from "@/components/products/currency";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/navigation/link";
import { Skeleton } from "@/components/ui/skeleton";
import { RelativeTime } from "@/components/ui/time";
import { updateFeedback } from "@/lib/api/feedback";
import type { useWaitingList } from "@/lib/api/waiting";
import { formatAppointment } from "@/lib/card/appointment-times";
import { chatLink } from "@/lib/card/chat-link";
import type { Appointment } from "@/lib/contract/appointments/schema";
import { mailLink } from "@/lib/contract/email";
import type { Feedback } from "@/lib/contract/feedback/schema";
import type { Lead } from "@/lib/contract/leads/schema";
import { formatCount } from "@/lib/format/number";
import { formatItem, formatTotal } from "@/lib/format/order";
import * as paths from "@/lib/paths";

/** How many to show when one kind waits, and per kind when several do. */
const most = 3;
const mostOfKind = 2;

type OnAnswer = () => void;

/** Unanswered requests, each answered with one tap. */
export function Waiting({ list }: { list: ReturnType<typeof useWaitingList> }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { leads, appointments, feedback, count: total, isLoading, error, retry } = list;

  // Keeps the focus here when the button disappears.
  const onAnswer = () => heading.current?.focus({ preventScroll: true });
  const timeZone = appointments?.time_zone ?? "";
  const kinds = (
    [
      {
        all: "overview.waiting.allAppointments",
        href: paths.appointments,
        count: appointments?.count ?? 0,
        rows: appointments?.results.map((one) => (
          <AppointmentRow key={one.id} appointment={one} timeZone={timeZone} onAnswer={onAnswer} />
        )),
      },
      {
        all: "overview.waiting.allLeads",
        href: `${paths.leads}?status=new`,
        count: leads?.count ?? 0,
        rows: ordersFirst(leads?.results ?? []).map((one) => <LeadRow key={one.id} lead={one} onAnswer={onAnswer} />),
      },
      {
        all: "overview.waiting.allReviews",
        href: `${paths.feedback}?status=pending`,
        count: feedback?.count ?? 0,
        rows: feedback?.results.map((one) => <ReviewRow key={one.id} review={one} onAnswer={onAnswer} />),
      },
    ] as const
  ).filter(({ count }) => count > 0);
  const isWaited = isLoading && total === 0;
  const shown = kinds.map((kind) => {
    const rows = kind.rows?.slice(0, kinds.length > 1 ? mostOfKind : most);
    return { ...kind, rows, isMore: kind.count > (rows?.length ?? 0) };
  });

  return (
    <section aria-labelledby="waiting" aria-busy={isWaited} className="min-w-0">
      <Card>
        <h2
          ref={heading}
          id="waiting"
          tabIndex={-1}
          className="flex items-center gap-2 px-4 pt-4 font-semibold outline-none sm:px-5"
        >
          {t("overview.waiting.title")}
          {total > 0 && <Badge>{formatCount(total)}</Badge>}
        </h2>
        {isWaited && <Skeleton className="m-4 h-12 sm:mx-5" />}
        {error !== undefined && <PartFailure title={t("overview.waiting.failed")} error={error} onRetry={retry} />}
        {!isWaited && total === 0 && !error && (
          <p className="flex items-start gap-2 px-4 pt-1 pb-4 text-sm text-muted-foreground sm:px-5">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            {t("overview.waiting.none")}
          </p>
        )}
        <ul className="divide-y divide-border">{shown.flatMap(({ rows }) => rows ?? [])}</ul>
        {shown.some(({ isMore }) => isMore) && (
          <p className="flex flex-wrap gap-x-4 border-t border-border px-4 py-1 sm:px-5">
            {shown
              .filter(({ isMore }) => isMore)
              .map(({ all, href, count }) => (
                <Link
                  key={all}
                  href={href}
                  className="inline-flex h-11 items-center rounded-md text-sm font-medium text-primary hover:underline focus-ring"
                >
                  {t(all, { count })}
                </Link>
              ))}
          </p>
        )}
      </Card>
    </section>
  );
}

function ordersFirst(leads: readonly Lead[]): Lead[] {
  return leads.toSorted((one, other) => Number(other.kind === "order") - Number(one.kind === "order"));
}

function LeadRow({ lead, onAnswer }: { lead: Lead; onAnswer: OnAnswer }) {
  const t = useT();
  const { id, kind, name, phone, email, message, items, reply, created_at: createdAt } = lead;
  const ofSite = useCurrency();
  const dialled = usePhone(phone);
  const { busy, run } = useAnswering(onAnswer);
  const total = kind === "order" ? formatTotal(lead, lead.currency ?? ofSite) : null;
  const what =
    kind === "order" ? items.map(formatItem).join(", ") : [items[0]?.name, message].filter(Boolean).join(": ");
  const mark = () => run(() => markContacted(t, lead));
  return (
    <Row
      icon={kind === "order" ? ShoppingBag : MessageCircle}
      title={name}
      href={paths.lead(id)}
      facts={[t(kindNames[kind]), total]}
      language={lead.language}
      time={createdAt}
      text={what}
    >
      {dialled === undefined && <Skeleton className="h-9 w-28 pointer-coarse:h-11" />}
      {dialled?.chat && (
        <AnswerLink
          href={chatLink(dialled.chat, reply)}
          label="WhatsApp"
          name={t("overview.waiting.whatsappOf", { name })}
          isElsewhere
          onClick={mark}
        />
      )}
      {dialled !== undefined && !dialled?.chat && phone && (
        <AnswerLink
          href={dialled?.call ?? plainCall(phone)}
          label={t("overview.waiting.call")}
          name={t("overview.waiting.callOf", { name })}
          onClick={() => offerContacted(t, lead)}
        />
      )}
      {!phone && email && (
        <AnswerLink
          href={mailLink(email)}
          label={t("overview.waiting.email")}
          name={t("overview.waiting.emailOf", { name })}
          onClick={mark}
        />
      )}
      <Button
        size="sm"
        variant="outline"
        aria-label={t("overview.waiting.doneOf", { name })}
        busy={busy}
        onClick={mark}
      >
        <Check aria-hidden="true" />
        {t("overview.waiting.done")}
      </Button>
    </Row>
  );
}

type AppointmentRowProps = { appointment: Appointment; timeZone: string; onAnswer: OnAnswer };

function AppointmentRow({ appointment, timeZone, onAnswer }: AppointmentRowProps) {
  const t = useT();
  const { name, service, note, created_at: createdAt } = appointment;
  const { busy, run } = useAnswering(onAnswer);
  return (
    <Row
      icon={CalendarClock}
      title={name}
      href={paths.appointments}
      facts={[t("overview.waiting.appointment"), service]}
      language={appointment.language}
      time={createdAt}
      text={[formatAppointment(t, appointment, timeZone), note].filter(Boolean).join("\n")}
    >
      <Button
        size="sm"
        aria-label={t("appointments.row.confirmOf", { name })}
        busy={busy}
        onClick={() => run(() => decideAppointment(t, appointment, "confirmed"))}
      >
        <Check aria-hidden="true" />
        {t("appointments.row.confirm")}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={t("overview.waiting.declineOf", { name })}
        busy={busy}
        onClick={() => run(() => decideAppointment(t, appointment, "refused"))}
      >
        {t("overview.waiting.decline")}
      </Button>
    </Row>
  );
}

function ReviewRow({ review, onAnswer }: { review: Feedback; onAnswer: OnAnswer }) {
  const t = useT();
  const { id, customer_name: name, rating, message, created_at: createdAt } = review;
  const { busy, run } = useAnswering(onAnswer);
  const decide = (next: "approved" | "rejected") =>
    run(() =>
      decideFeedback(t, {
        customer: name,
        former: "pending",
        next,
        change: (status) => updateFeedback(id, { status }),
      }),
    );
  return (
    <Row
      icon={Star}
      title={name}
      href={`${paths.feedback}?status=pending`}
      facts={[t("overview.waiting.review"), <StarRating key="stars" rating={rating} />]}
      language={review.language}
      time={createdAt}
      text={message}
    >
      <Button
        size="sm"
        aria-label={t("feedback.decide.approveOf", { customer: name })}
        busy={busy}
        onClick={() => decide("approved")}
      >
        <Check aria-hidden="true" />
        {t("feedback.decide.approve")}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={t("feedback.decide.rejectOf", { customer: name })}
        busy={busy}
        onClick={() => decide("rejected")}
      >
        {t("feedback.decide.reject")}
      </Button>
    </Row>
  );
}

/** One answer at a time; answered items leave the list. */
function useAnswering(onAnswer: OnAnswer) {
  const [busy, setBusy] = useState(false);
  async function run(answer: () => Promise<void>) {
    if (busy) return;
    onAnswer();
    setBusy(true);
    await answer();
    setBusy(false);
  }
  return { busy, run: (answer: () => Promise<void>) => void run(answer) };
}

type RowProps = {
  icon: LucideIcon;
  title: string;
  href: string;
  facts: readonly ReactNode[];
  language: Lead["language"];
  time: string;
  text: string;
  children: ReactNode;
};

function Row({ icon: Icon, title, href, facts, language, time, text, children }: RowProps) {
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:px-5">
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
          <Icon aria-hidden="true" className="size-4" />
        </span>
        <div className="min-w-0 flex-1 text-sm">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="min-w-0 font-medium">
              <Link
                href={href}
                className="touch-target line-clamp-1 rounded-sm wrap-anywhere hover:underline focus-ring"
              >
                {title}
              </Link>
            </h3>
            <RelativeTime time={time} className="shrink-0 text-xs text-muted-foreground" />
          </div>
          <div className="flex flex-wrap items-center gap-x-2 text-muted-foreground">
            {facts.filter(Boolean).map((fact, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              <span key={place} className="flex min-w-0 gap-2 wrap-anywhere">
                {place > 0 && <span aria-hidden="true">·</span>}
                {fact}
              </span>
            ))}
            <VisitorLanguage language={language} />
          </div>
          {text && <p className="mt-0.5 line-clamp-2 whitespace-pre-line wrap-anywhere">{text}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:ps-12 large-text:ps-0">{children}</div>
    </li>
  );
}

type AnswerLinkProps = {
  href: string;
  label: string;
  /** With the person, and that it opens in a new tab. */
  name: string;
  isElsewhere?: boolean;
  onClick: () => void;
};

function AnswerLink({ href, label, name, isElsewhere, onClick }: AnswerLinkProps) {
  return (
    <a
      href={href}
      aria-label={name}
      onClick={onClick}
      {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
      className={buttonVariants({ size: "sm" })}
    >
      {isElsewhere && <MessageCircle aria-hidden="true" />}
      {label}
    </a>
  );
}
