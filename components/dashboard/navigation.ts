import {
  Building2,
  ChartNoAxesColumn,
  Contact,
  FileText,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessageCircleHeart,
  MessageSquare,
  Share2,
  ShoppingBag,
  SquarePlay,
  UserRound,
} from "lucide-react";
import type { CurrentUser } from "@/lib/contract/account";
import type { Capabilities } from "@/lib/contract/capabilities";
import { paths } from "@/lib/paths";
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
  { label: "Share", href: paths.share, icon: Share2, isOfCard: true },
  { label: "Link preview", href: paths.preview, icon: MessageCircleHeart, isOfCard: true },
  { label: "Leads", href: paths.leads, icon: Contact, needs: "leads" },
  { label: "Feedback", href: paths.feedback, icon: MessageSquare },
  { label: "Analytics", href: paths.analytics, icon: ChartNoAxesColumn },
  { label: "Clients", href: paths.clients, icon: Building2 },
  { label: "Requests", href: paths.signUps, icon: Inbox },
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

/** A screen below another (a client below the list) keeps its parent marked; the home is below nothing. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== paths.dashboard && pathname.startsWith(`${href}/`));
}
