import { LazyLostScreen } from "@/components/dashboard/lazy-lost-screen";
import { readSite } from "@/lib/web/site/site";

/** Keeps the dashboard's frame. */
export default async function DashboardNotFound() {
  const { name, logo, url } = await readSite();
  return <LazyLostScreen site={{ name, logo, url }} />;
}
