import { notFound } from "next/navigation";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("common.notFound.title");

/**
 * Unknown dashboard addresses keep the dashboard's frame instead of the site's 404 page. Outside the (screens) layout,
 * which renders nothing below it on the server, where the 404 status is set.
 */
export default function UnknownDashboardPage(): never {
  notFound();
}
