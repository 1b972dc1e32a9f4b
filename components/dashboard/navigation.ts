import {
  Activity,
  Banknote,
  Building2,
  CalendarClock,
  ChartNoAxesColumn,
  ContactRound,
  FileText,
  House,
  IdCard,
  Images,
  Inbox,
  Layers,
  type LucideIcon,
  MailPen,
  Megaphone,
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
import { type Action, can, principalOf, type SignedIn } from "@/lib/contract/policies";
import type { Provider } from "@/lib/contract/site/capabilities";
import type { Key } from "@/lib/i18n/messages";
import * as paths from "@/lib/paths";
import { canVisit } from "@/lib/web/session/roles";

/** The headings in the menu. */
export const groupNames = {
  card: "dashboard.menu.groups.card",
  customers: "dashboard.menu.groups.customers",
  results: "dashboard.menu.groups.results",
  site: "dashboard.menu.groups.site",
} as const satisfies Record<string, Key>;

type Entry = {
  name: Key;
  href: string;
  icon: LucideIcon;
  /** The heading that it is listed under. */
  group?: keyof typeof groupNames;
  /** Only those who may do this have it in the menu; `canVisit` decides as well. */
  action?: Action;
};

/** The menu, in order. Entries of a group stand together. */
const entries: readonly Entry[] = [
  { name: "dashboard.menu.home", href: paths.dashboard, icon: House },
  { name: "dashboard.menu.myCard", href: paths.myCard, icon: ContactRound, group: "card", action: "person.own" },
  { name: "dashboard.menu.profile", href: paths.profile, icon: IdCard, group: "card" },
  { name: "dashboard.menu.banners", href: paths.banners, icon: Images, group: "card", action: "content.edit" },
  { name: "dashboard.menu.documents", href: paths.documents, icon: FileText, group: "card", action: "content.edit" },
  { name: "dashboard.menu.products", href: paths.products, icon: ShoppingBag, group: "card", action: "content.edit" },
  { name: "dashboard.menu.videos", href: paths.videos, icon: SquarePlay, group: "card", action: "content.edit" },
  { name: "dashboard.menu.people", href: paths.people, icon: UsersRound, group: "card", action: "people.see" },
  { name: "dashboard.menu.share", href: paths.share, icon: Share2, group: "card", action: "card.edit" },
  { name: "dashboard.menu.preview", href: paths.preview, icon: MessageCircleHeart, group: "card", action: "card.edit" },
  { name: "dashboard.menu.leads", href: paths.leads, icon: Inbox, group: "customers", action: "leads.count" },
  {
    name: "dashboard.menu.appointments",
    href: paths.appointments,
    icon: CalendarClock,
    group: "customers",
    action: "appointments.answer",
  },
  {
    name: "dashboard.menu.feedback",
    href: paths.feedback,
    icon: MessageSquare,
    group: "customers",
    action: "feedback.see",
  },
  {
    name: "dashboard.menu.analytics",
    href: paths.analytics,
    icon: ChartNoAxesColumn,
    group: "results",
    action: "analytics.see",
  },
  { name: "dashboard.menu.clients", href: paths.clients, icon: Building2, group: "site" },
  { name: "dashboard.menu.plans", href: paths.plans, icon: Layers, group: "site" },
  { name: "dashboard.menu.payments", href: paths.payments, icon: Banknote, group: "site" },
  { name: "dashboard.menu.signUps", href: paths.signUps, icon: UserPlus, group: "site" },
  { name: "dashboard.menu.announcements", href: paths.announcements, icon: Megaphone, group: "site" },
  { name: "dashboard.menu.mailTexts", href: paths.mailTexts, icon: MailPen, group: "site" },
  { name: "dashboard.menu.administrators", href: paths.administrators, icon: ShieldCheck, group: "site" },
  { name: "dashboard.menu.audit", href: paths.audit, icon: ScrollText, group: "site" },
  { name: "dashboard.menu.status", href: paths.status, icon: Activity, group: "site" },
  { name: "dashboard.menu.settings", href: paths.siteSettings, icon: Settings, group: "site" },
];

export function menuFor(user: SignedIn, { isFull }: Pick<Provider, "isFull">): readonly Entry[] {
  const who = principalOf(user);
  return entries.filter(({ action, href }) => (!action || can(who, action)) && canVisit(who, href, isFull));
}

/** The profile of who has no company's card to edit is the account, without a heading. */
export function groupMenu(menu: readonly Entry[]): { group?: Entry["group"]; entries: Entry[] }[] {
  const hasCard = menu.some(({ action }) => action === "card.edit");
  const grouped: { group?: Entry["group"]; entries: Entry[] }[] = [];
  for (const entry of menu) {
    const group = entry.group === "card" && !hasCard ? undefined : entry.group;
    const last = grouped.at(-1);
    if (last && last.group === group) last.entries.push(entry);
    else grouped.push({ group, entries: [entry] });
  }
  return grouped;
}

const clientPlaces = [paths.dashboard, paths.profile, paths.products, paths.leads, paths.share];
const administratorPlaces = [paths.dashboard, paths.clients, paths.signUps, paths.leads, paths.analytics];

const memberPlaces = [paths.dashboard, paths.myCard, paths.leads, paths.people, paths.profile];

function placesOf(user: SignedIn): readonly string[] {
  const who = principalOf(user);
  if (can(who, "clients.see")) return administratorPlaces;
  return can(who, "card.edit") ? clientPlaces : memberPlaces;
}

/** The bottom bar on phones: at most five entries. */
export function barFor(user: SignedIn, provider: Pick<Provider, "isFull">): readonly Entry[] {
  const menu = menuFor(user, provider);
  return placesOf(user).flatMap((href) => menu.find((entry) => entry.href === href) ?? []);
}

/** A nested screen marks its parent; home matches only itself. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== paths.dashboard && pathname.startsWith(`${href}/`));
}
