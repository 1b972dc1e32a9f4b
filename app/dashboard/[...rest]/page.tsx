import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Page not found" };

/**
 * Unknown dashboard addresses keep the dashboard's frame instead of the site's 404 page. Outside the (screens) layout,
 * which renders nothing below it on the server, where the 404 status is set.
 */
export default function UnknownDashboardPage(): never {
  notFound();
}
