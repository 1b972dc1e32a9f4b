import {
  Activity,
  Building2,
  CalendarClock,
  ChartNoAxesColumn,
  Contact,
  FileText,
  House,
  IdCard,
  Images,
  Inbox,
  LayoutDashboard,
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
  UserRound,
  UsersRound,
} from "lucide-react";
import type { CurrentUser } from "@/lib/contract/account";
import type { Capabilities } from "@/lib/contract/capabilities";
import * as paths from "@/lib/paths";
import { canVisit } from "@/lib/session/roles";

type Entry = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** What is on a card or done with it; administrators have none. */
  isOfCard?: true;
  /** What not every provider keeps. */
  needs?: keyof Capabilities;
};

/** The dashboard's screens in the order of the menu; a screen that is added here appears in it. */
const entries: readonly Entry[] = [
  { label: "Dashboard", href: paths.dashboard, icon: LayoutDashboard },
  { label: "Profile", href: paths.profile, icon: UserRound },
  { label: "Banner", href: paths.banners, icon: Images, isOfCard: true },
  { label: "Documents", href: paths.documents, icon: FileText, isOfCard: true },
  { label: "Products", href: paths.products, icon: ShoppingBag, isOfCard: true },
  { label: "Videos", href: paths.videos, icon: SquarePlay, isOfCard: true },
  { label: "People", href: paths.people, icon: UsersRound, isOfCard: true, needs: "people" },
  { label: "Share", href: paths.share, icon: Share2, isOfCard: true },
  { label: "Link preview", href: paths.preview, icon: MessageCircleHeart, isOfCard: true },
  { label: "Leads", href: paths.leads, icon: Contact, needs: "leads" },
  { label: "Appointments", href: paths.appointments, icon: CalendarClock, isOfCard: true, needs: "appointments" },
  { label: "Feedback", href: paths.feedback, icon: MessageSquare },
  { label: "Analytics", href: paths.analytics, icon: ChartNoAxesColumn },
  { label: "Clients", href: paths.clients, icon: Building2 },
  { label: "Requests", href: paths.signUps, icon: UserPlus },
  { label: "Administrators", href: paths.administrators, icon: ShieldCheck, needs: "administrators" },
  { label: "Audit log", href: paths.audit, icon: ScrollText, needs: "audit" },
  { label: "Status", href: paths.status, icon: Activity, needs: "status" },
  { label: "Site settings", href: paths.siteSettings, icon: Settings, needs: "site" },
];

/** `capabilities` are undefined until the provider has told them. */
export function menuFor(
  { is_admin: isAdmin }: Pick<CurrentUser, "is_admin">,
  capabilities: Partial<Capabilities> | undefined,
): readonly Entry[] {
  const isKept = ({ needs }: Entry) => needs === undefined || capabilities?.[needs] === true;
  return entries.filter((entry) => {
    if (isAdmin && entry.isOfCard) return false;
    return canVisit({ isAdmin }, entry.href) && isKept(entry);
  });
}

/** An entry as it stands in the bar: there is room for a word. */
type Place = Pick<Entry, "href" | "label"> & Partial<Pick<Entry, "icon">>;

const home: Place = { href: paths.dashboard, label: "Home", icon: House };

/** What visitors sent; of places with one label the first that the menu has is taken. */
const inbox: readonly Place[] = [
  { href: paths.leads, label: "Inbox", icon: Inbox },
  { href: paths.feedback, label: "Inbox", icon: Inbox },
];

const clientPlaces: readonly Place[] = [
  home,
  { href: paths.profile, label: "Card", icon: IdCard },
  { href: paths.products, label: "Products" },
  ...inbox,
  { href: paths.share, label: "Share" },
];

const administratorPlaces: readonly Place[] = [
  home,
  { href: paths.clients, label: "Clients" },
  { href: paths.signUps, label: "Requests" },
  ...inbox,
  { href: paths.analytics, label: "Analytics" },
];

/** The five entries of the menu that a thumb reaches on a phone. */
export function barFor(
  user: Pick<CurrentUser, "is_admin">,
  capabilities: Partial<Capabilities> | undefined,
): readonly Entry[] {
  const menu = menuFor(user, capabilities);
  const there = (user.is_admin ? administratorPlaces : clientPlaces).flatMap((place) => {
    const entry = menu.find(({ href }) => href === place.href);
    return entry ? [{ ...entry, ...place }] : [];
  });
  return there.filter(({ label }, index) => there.findIndex((other) => other.label === label) === index);
}

/** A screen below another (a client below the list) keeps its parent marked; the home is below nothing. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== paths.dashboard && pathname.startsWith(`${href}/`));
}
