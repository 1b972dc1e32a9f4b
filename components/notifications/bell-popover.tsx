"use client";

import {
  ArrowRightLeft,
  BellRing,
  Building2,
  CalendarClock,
  CalendarX2,
  CheckCheck,
  CircleCheck,
  Hourglass,
  IdCard,
  Inbox,
  Layers,
  type LucideIcon,
  Megaphone,
  Moon,
  OctagonAlert,
  PartyPopper,
  Receipt,
  ReceiptText,
  ShieldAlert,
  ShoppingCart,
  Star,
  TriangleAlert,
  Undo2,
  UserRoundPen,
  UserRoundPlus,
  Wallet,
} from "lucide-react";
import { type MouseEvent, useId, useState } from "react";
import { ActivityListSkeleton } from "@/components/activity/activity-list-skeleton";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { useSessionUser } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import type { OverlayProps } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { RelativeTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { messageOf, reasonOf } from "@/lib/api/call/request";
import { chooseCompany } from "@/lib/api/companies";
import { readNotifications, useNotifications } from "@/lib/api/notifications";
import type { Notification, NotificationKind } from "@/lib/contract/notifications/schema";
import { describeNotification, notificationScreen } from "@/lib/contract/notifications/texts";
import { notificationLimits } from "@/lib/contract/notifications/values";
import { callLimits } from "@/lib/contract/values";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { PhonePrompt } from "./phone-prompt";

export function BellPopover({ unread, trigger }: OverlayProps & { unread: number }) {
  const t = useT();
  const id = useId();
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={id} className="sm:w-96">
        <h2 id={id} className="sr-only">
          {t("dashboard.bell.title")}
        </h2>
        <NotificationNews unread={unread} />
      </PopoverContent>
    </Popover>
  );
}

export function NotificationNews({ unread }: { unread: number }) {
  const t = useT();
  const [count, setCount] = useState<number>(notificationLimits.pageSize);
  const { data, error, mutate } = useNotifications(count);
  const newest = data?.results[0];
  const mayShowMore = data && data.count > count && count < callLimits.pageSize.max;
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-border pe-2 ps-5">
        <p aria-hidden="true" className="text-sm font-semibold">
          {t("dashboard.bell.title")}
        </p>
        {unread > 0 && newest && (
          <Button variant="ghost" size="sm" onClick={() => void readAll(t, newest.id)}>
            <CheckCheck aria-hidden="true" />
            {t("dashboard.bell.readAll")}
          </Button>
        )}
      </div>
      {!data && !error && <ActivityListSkeleton label={t("dashboard.bell.loading")} rows={3} />}
      {!data && Boolean(error) && (
        <PartFailure title={t("dashboard.bell.failed")} error={error} onRetry={() => mutate()} />
      )}
      {data?.results.length === 0 && (
        <p className="px-5 py-8 text-center text-sm text-muted-foreground">{t("dashboard.bell.none")}</p>
      )}
      {data && <PhonePrompt notifications={data.results} />}
      {data && data.results.length > 0 && <NotificationList notifications={data.results} />}
      {mayShowMore && (
        <div className="border-t border-border p-2 text-center">
          <Button variant="ghost" size="sm" onClick={() => setCount(Math.min(count * 2, callLimits.pageSize.max))}>
            {t("dashboard.bell.more")}
          </Button>
        </div>
      )}
      <PopoverClose asChild>
        <Link
          href={paths.notifications}
          className="flex min-h-11 items-center justify-center border-t border-border px-5 text-sm font-medium text-primary -outline-offset-2 focus-ring hover:underline"
        >
          {t("dashboard.bell.settings")}
        </Link>
      </PopoverClose>
    </>
  );
}

async function readAll(t: T, upTo: number): Promise<void> {
  await readNotifications({ up_to: upTo }).catch((error) => {
    toast.error(t.say(messageOf(error, t("dashboard.bell.readAllFailed"))));
  });
}

const icons: Record<NotificationKind, LucideIcon> = {
  review_received: Star,
  lead_received: UserRoundPlus,
  order_received: ShoppingCart,
  appointment_requested: CalendarClock,
  appointment_withdrawn: CalendarX2,
  lead_handed_over: ArrowRightLeft,
  appointment_handed_over: ArrowRightLeft,
  lead_unanswered: Hourglass,
  sign_up_received: Inbox,
  sign_up_repeated: ShieldAlert,
  payment_claimed: Wallet,
  milestone_reached: PartyPopper,
  reminder_due: BellRing,
  forms_limited: OctagonAlert,
  invoice_issued: ReceiptText,
  credit_note_issued: Receipt,
  announcement_made: Megaphone,
  trial_ending: CalendarClock,
  payment_due: Wallet,
  payment_overdue: Wallet,
  plan_ending: CalendarX2,
  plan_changed: Layers,
  company_added: Building2,
  join_requested: UserRoundPlus,
  join_approved: PartyPopper,
  people_full: TriangleAlert,
  change_requested: UserRoundPen,
  change_decided: IdCard,
  plan_ended: CalendarX2,
  refund_noticed: Undo2,
  refund_beyond: TriangleAlert,
  card_resting: Moon,
  card_closing: Moon,
  alarm_began: TriangleAlert,
  alarm_stands: TriangleAlert,
  alarm_over: CircleCheck,
};

export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <ul className="divide-y divide-border">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <Entry notification={notification} />
        </li>
      ))}
    </ul>
  );
}

/** Following it marks it as read. */
function Entry({ notification }: { notification: Notification }) {
  const t = useT();
  const { id, kind, read, created_at: createdAt } = notification;
  const Icon = icons[kind];
  const screen = notificationScreen(notification);
  const { name: company, open } = useCompanyOf(notification, screen);
  return (
    <PopoverClose asChild>
      <Link
        href={screen}
        onClick={(event) => {
          // On failure it stays unread.
          if (!read) void readNotifications({ id }).catch(() => {});
          open?.(event);
        }}
        className="flex items-start gap-3 px-5 py-3 text-sm -outline-offset-2 focus-ring hover:bg-accent hover:text-accent-foreground"
      >
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-muted text-muted-foreground">
          <Icon aria-hidden="true" className="size-4" />
        </span>
        <span className="min-w-0 flex-1">
          <span className={read ? "block" : "block font-medium"}>
            {!read && <span className="sr-only">{t("dashboard.bell.unread")} </span>}
            <Sentence text={describeNotification(t, notification)} />
          </span>
          {company && (
            <span className="block truncate text-xs text-muted-foreground" dir="auto">
              {company}
            </span>
          )}
          <RelativeTime time={createdAt} className="text-xs text-muted-foreground" />
        </span>
        {!read && <span aria-hidden="true" className="mt-1.5 size-2.5 shrink-0 rounded-full bg-primary" />}
      </Link>
    </PopoverClose>
  );
}

/**
 * The name of the company that it tells of, where there are several, or the site beside it. `open` shows the screen of another company than the
 * page's, which may be too new for the page to know.
 */
function useCompanyOf({ client_id: clientId }: Notification, screen: string) {
  const t = useT();
  const { companies = [], client_id: own, runs_site: runsSite } = useSessionUser();
  const company = companies.find(({ id }) => id === clientId);
  const name = companies.length > 1 || runsSite ? company?.company_name : undefined;
  if (!clientId || clientId === own || (!own && !company)) return { name };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    chooseCompany(clientId, screen).catch((error) => toast.error(t.say(reasonOf(error))));
  };
  return { name, open };
}

function Sentence({ text }: { text: string }) {
  const [before, name, after] = text.split(/[\u2068\u2069]/);
  if (name === undefined) return text;
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}
