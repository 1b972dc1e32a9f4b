import { LazyLostScreen } from "@/components/dashboard/lazy-lost-screen";
import { readTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";

/** Keeps the dashboard's frame. */
export default async function DashboardNotFound() {
  const [{ name, logo, url, whatsapp, email, signUp, timeZone }, t] = await Promise.all([readSite(), readTranslator()]);
  return (
    <LazyLostScreen site={{ name, logo, url, whatsapp, email, signUp, timeZone }} loading={t("dashboard.loading")} />
  );
}
