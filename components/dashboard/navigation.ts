import {
  Activity,
  Building2,
  CalendarClock,
  ChartNoAxesColumn,
  FileText,
  House,
  IdCard,
  Images,
  Inbox,
  type LucideIcon,
  MessageCircleHeart,
  MessageSquare,
  ScrollText,
  Settings,
  Share2,
  ShieldCheck,
  ShoppingBag,
  SquarePlay,
  UserPlus,
  UsersRound,
} from "lucide-react";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { type Action, can, principalOf } from "@/lib/contract/policies";
import type { Provider } from "@/lib/contract/site/capabilities";
import * as paths from "@/lib/paths";
import { canVisit } from "@/lib/web/session/roles";

type Entry = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** The heading that it is listed under. */
  group?: "Card" | "Customers" | "Results" | "Site";
  /** Only those who may do this have it in the menu; `canVisit` decides as well. */
  action?: Action;
};

/** The menu, in order. Entries of a group stand together. */
const entries: readonly Entry[] = [
  { label: "Dashboard", href: paths.dashboard, icon: House },
  { label: "Profile", href: paths.profile, icon: IdCard, group: "Card" },
  { label: "Banner", href: paths.banners, icon: Images, group: "Card", action: "content.edit" },
  { label: "Documents", href: paths.documents, icon: FileText, group: "Card", action: "content.edit" },
  { label: "Products", href: paths.products, icon: ShoppingBag, group: "Card", action: "content.edit" },
  { label: "Videos", href: paths.videos, icon: SquarePlay, group: "Card", action: "content.edit" },
  { label: "Team", href: paths.people, icon: UsersRound, group: "Card", action: "content.edit" },
  { label: "Share", href: paths.share, icon: Share2, group: "Card", action: "card.edit" },
  { label: "Link preview", href: paths.preview, icon: MessageCircleHeart, group: "Card", action: "card.edit" },
  { label: "Enquiries", href: paths.leads, icon: Inbox, group: "Customers", action: "leads.count" },
  {
    label: "Appointments",
    href: paths.appointments,
    icon: CalendarClock,
    group: "Customers",
    action: "appointments.answer",
  },
  { label: "Feedback", href: paths.feedback, icon: MessageSquare, group: "Customers", action: "feedback.see" },
  { label: "Analytics", href: paths.analytics, icon: ChartNoAxesColumn, group: "Results", action: "analytics.see" },
  { label: "Clients", href: paths.clients, icon: Building2, group: "Site" },
  { label: "Requests", href: paths.signUps, icon: UserPlus, group: "Site" },
  { label: "Administrators", href: paths.administrators, icon: ShieldCheck, group: "Site" },
  { label: "Audit log", href: paths.audit, icon: ScrollText, group: "Site" },
  { label: "Status", href: paths.status, icon: Activity, group: "Site" },
  { label: "Site settings", href: paths.siteSettings, icon: Settings, group: "Site" },
];

export function menuFor(user: Pick<CurrentUser, "is_admin">, { isFull }: Pick<Provider, "isFull">): readonly Entry[] {
  const who = principalOf(user);
  return entries.filter(({ action, href }) => (!action || can(who, action)) && canVisit(who, href, isFull));
}

/** An administrator's profile is the account, without a heading. */
export function groupMenu(menu: readonly Entry[]): { group?: Entry["group"]; entries: Entry[] }[] {
  const hasCard = menu.some(({ action }) => action === "card.edit");
  const grouped: { group?: Entry["group"]; entries: Entry[] }[] = [];
  for (const entry of menu) {
    const group = entry.group === "Card" && !hasCard ? undefined : entry.group;
    const last = grouped.at(-1);
    if (last && last.group === group) last.entries.push(entry);
    else grouped.push({ group, entries: [entry] });
  }
  return grouped;
}

const clientPlaces = [paths.dashboard, paths.profile, paths.products, paths.leads, paths.share];
const administratorPlaces = [paths.dashboard, paths.clients, paths.signUps, paths.leads, paths.analytics];

/** The bottom bar on phones: five entries with a full provider. */
export function barFor(user: Pick<CurrentUser, "is_admin">, provider: Pick<Provider, "isFull">): readonly Entry[] {
  const menu = menuFor(user, provider);
  const places = can(principalOf(user), "clients.see") ? administratorPlaces : clientPlaces;
  return places.flatMap((href) => menu.find((entry) => entry.href === href) ?? []);
}

/** A nested screen marks its parent; home matches only itself. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== paths.dashboard && pathname.startsWith(`${href}/`));
}
