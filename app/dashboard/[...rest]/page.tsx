import { notFound } from "next/navigation";

/** Keeps the frame of the dashboard around what is not there; without this the site's own page would answer. */
export default function UnknownDashboardPage(): never {
  notFound();
}
