import * as paths from "@/lib/paths";
import { leave, pickNext, press, type Step, type } from "./steps";

/** A screen of the dashboard and its usual actions, in order. */
export type Visited = { name: string; as: "owner" | "administrator"; path: string; steps: readonly Step[] };

const menu = [press("button", "Open sidebar"), leave];
/** Actions in the header of every screen. */
const header = [...menu, press("button", "User menu"), leave, press("button", "Notifications"), leave];

export const visited: readonly Visited[] = [
  { name: "home", as: "owner", path: paths.dashboard, steps: header },
  {
    name: "profile",
    as: "owner",
    path: paths.profile,
    steps: [
      ...menu,
      press("link", "About"),
      press("button", "Edit Profile"),
      type("About us", "More"),
      press("link", "Look"),
    ],
  },
  {
    name: "products",
    as: "owner",
    path: paths.products,
    steps: [
      ...menu,
      press("button", "Create product"),
      leave,
      press("button", "Edit"),
      leave,
      type("Search products", "vase"),
    ],
  },
  {
    name: "documents",
    as: "owner",
    path: paths.documents,
    steps: [...menu, press("button", "Rename"), leave, type("Search documents", "care")],
  },
  { name: "leads", as: "owner", path: paths.leads, steps: [...menu, press("button", "Contacted")] },
  {
    name: "appointments",
    as: "owner",
    path: paths.appointments,
    steps: [...menu, press("button", "Add a service"), type("Minutes from one start", "5")],
  },
  { name: "feedback", as: "owner", path: paths.feedback, steps: [...menu, type("Search feedback", "vase")] },
  { name: "analytics", as: "owner", path: paths.analytics, steps: [...menu, pickNext("Period")] },
  { name: "share", as: "owner", path: paths.share, steps: [...menu, press("button", "Copy link")] },
  { name: "administrator's home", as: "administrator", path: paths.dashboard, steps: header },
  {
    name: "clients",
    as: "administrator",
    path: paths.clients,
    steps: [...menu, press("button", "Delete"), leave, type("Search clients", "mehta")],
  },
  {
    name: "new client",
    as: "administrator",
    path: paths.newClient,
    steps: [...menu, type("Company name", "Asha"), press("button", "Create client")],
  },
  { name: "analytics of all", as: "administrator", path: paths.analytics, steps: [...menu, pickNext("Period")] },
  { name: "audit log", as: "administrator", path: paths.audit, steps: [...menu, pickNext("Show")] },
];
