import {
  BellRing,
  CalendarClock,
  CalendarX2,
  Inbox,
  type LucideIcon,
  OctagonAlert,
  PartyPopper,
  ShoppingCart,
  Star,
  UserRoundPlus,
} from "lucide-react";
import { Link } from "@/components/ui/navigation/link";
import { PopoverClose } from "@/components/ui/popover";
import { RelativeTime } from "@/components/ui/time";
import { readNotifications } from "@/lib/api/notifications";
import type { Notification, NotificationKind } from "@/lib/contract/notifications/schema";
import { describeNotification, notificationScreen } from "@/lib/contract/notifications/texts";

const icons: Record<NotificationKind, LucideIcon> = {
  review_received: Star,
  lead_received: UserRoundPlus,
  order_received: ShoppingCart,
  appointment_requested: CalendarClock,
  appointment_withdrawn: CalendarX2,
  sign_up_received: Inbox,
  milestone_reached: PartyPopper,
  reminder_due: BellRing,
  forms_limited: OctagonAlert,
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

/** Leads to what it is about, and has been read then. */
function Entry({ notification }: { notification: Notification }) {
  const { id, kind, read, created_at: createdAt } = notification;
  const Icon = icons[kind];
  return (
    <PopoverClose asChild>
      <Link
        href={notificationScreen(notification)}
        onClick={() => {
          // Where that fails it stays marked as new, and there is another tap.
          if (!read) void readNotifications({ id }).catch(() => {});
        }}
        className="flex items-start gap-3 px-5 py-3 text-sm -outline-offset-2 focus-ring hover:bg-accent hover:text-accent-foreground"
      >
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-muted text-muted-foreground">
          <Icon aria-hidden="true" className="size-4" />
        </span>
        <span className="min-w-0 flex-1">
          <span className={read ? "block" : "block font-medium"}>
            {!read && <span className="sr-only">Unread: </span>}
            <Sentence text={describeNotification(notification)} />
          </span>
          <RelativeTime time={createdAt} className="text-xs text-muted-foreground" />
        </span>
        {!read && <span aria-hidden="true" className="mt-1.5 size-2.5 shrink-0 rounded-full bg-primary" />}
      </Link>
    </PopoverClose>
  );
}

/** Its name is set apart by markup, which other programs read the sentence without. */
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
