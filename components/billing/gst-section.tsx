import { Download } from "lucide-react";
import { DownloadLink } from "@/components/content/download-link";
import { useT } from "@/components/i18n/translator-context";
import { SectionCard } from "@/components/ui/section-card";
import { checkGstReturn, useTerms } from "@/lib/api/payments";
import { gstSheets } from "@/lib/contract/billing/gst-return";
import { paymentOperations } from "@/lib/contract/billing/operations";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";

/** A month's sheets of the GST return, for whoever files one. */
export function GstSection({ month }: { month: string }) {
  const t = useT();
  const { data } = useTerms();
  if (!data?.results.some(({ registration }) => registration === "regular")) return null;
  return (
    <SectionCard title={t("billing.gst.title")} description={t("billing.gst.text")}>
      <ul className="flex flex-wrap gap-3">
        {gstSheets.map((part) => (
          <li key={part}>
            <DownloadLink
              address={paths.api(pathOf(paymentOperations.exportGstReturn, {}, { month, part }))}
              icon={Download}
              check={() => checkGstReturn({ month, part })}
              failure={t("billing.gst.failed")}
            >
              {t(`billing.gst.${part}`)}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
