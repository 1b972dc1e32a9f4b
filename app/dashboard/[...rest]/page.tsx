import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Page not found" };

/**
 * Keeps the frame of the dashboard around what is not there; without this the site's own page would answer. It stands
 * outside the frame, which draws nothing below it on the server, where the answer gets its 404.
 */
export default function UnknownDashboardPage(): never {
  notFound();
}
