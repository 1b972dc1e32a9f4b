import {
  Building2,
  FileText,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessageCircleHeart,
  Share2,
  ShoppingBag,
  SquarePlay,
  UserRound,
} from "lucide-react";
import type { CurrentUser } from "@/lib/contract/account";
import { paths } from "@/lib/paths";

type Entry = {
  label: string;
  href: string;
  icon: LucideIcon;
  audience: "everyone" | "clients" | "administrators";
};

/** The dashboard's screens in the order of the menu; a screen that is added here appears in it. */
const entries: readonly Entry[] = [
  { label: "Dashboard", href: paths.dashboard, icon: LayoutDashboard, audience: "everyone" },
  { label: "Profile", href: paths.profile, icon: UserRound, audience: "everyone" },
  { label: "Banner", href: paths.banners, icon: Images, audience: "clients" },
  { label: "Documents", href: paths.documents, icon: FileText, audience: "clients" },
  { label: "Products", href: paths.products, icon: ShoppingBag, audience: "clients" },
  { label: "Videos", href: paths.videos, icon: SquarePlay, audience: "clients" },
  { label: "Share", href: paths.share, icon: Share2, audience: "clients" },
  { label: "Link preview", href: paths.preview, icon: MessageCircleHeart, audience: "clients" },
  { label: "Clients", href: paths.clients, icon: Building2, audience: "administrators" },
  { label: "Requests", href: paths.signUps, icon: Inbox, audience: "administrators" },
];

export function menuFor(user: Pick<CurrentUser, "is_admin">): readonly Entry[] {
  const own = user.is_admin ? "administrators" : "clients";
  return entries.filter(({ audience }) => audience === "everyone" || audience === own);
}

/** A screen below another (a client below the list) keeps its parent marked; the home is below nothing. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== paths.dashboard && pathname.startsWith(`${href}/`));
}
