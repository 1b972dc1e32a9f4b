"use client";

import { CircleAlert, Download, SearchX, Undo2 } from "lucide-react";
import { useState } from "react";
import { DownloadLink } from "@/components/content/download-link";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Spinner } from "@/components/ui/spinner";
import { RequestError, reasonOf } from "@/lib/api/call/request";
import { checkInvoiceFile, useInvoice } from "@/lib/api/payments";
import { withMessages } from "@/lib/browser/messages";
import { paymentOperations } from "@/lib/contract/billing/operations";
import type { Invoice } from "@/lib/contract/billing/payment-schema";
import { pathOf } from "@/lib/contract/operation";
import { documentName } from "@/lib/format/document-name";
import * as paths from "@/lib/paths";
import { DocumentView } from "./document-view";
import { SendSection } from "./send-section";

const RefundDialog = lazyDialog(
  withMessages(["billing", "billing-rules", "content-rules"], () =>
    import("./refund-dialog").then((file) => file.RefundDialog),
  ),
);

export function DocumentScreen({ id }: { id: number | null }) {
  return id === null ? <NotFound /> : <Loaded id={id} />;
}

function NotFound() {
  const t = useT();
  return <EmptyState heading="h1" icon={SearchX} title={t("billing.document.notFound")} />;
}

function Loaded({ id }: { id: number }) {
  const t = useT();
  const { data, error, mutate } = useInvoice(id);
  if (error instanceof RequestError && error.status === 404) return <NotFound />;
  if (data) return <Shown document={data} />;
  if (!error)
    return (
      <div className="grid min-h-64 place-items-center text-muted-foreground">
        <Spinner label={t("common.loading")} size="xl" />
      </div>
    );
  return (
    <EmptyState
      heading="h1"
      icon={CircleAlert}
      title={t("billing.document.failed")}
      description={t.say(reasonOf(error))}
    >
      <Button onClick={() => void mutate()}>{t("common.tryAgain")}</Button>
    </EmptyState>
  );
}

function Shown({ document }: { document: Invoice }) {
  const t = useT();
  const [isRefunding, setIsRefunding] = useState(false);
  const { kind, number, total, credited } = document;
  const isRefundable = kind === "invoice" && Number(credited) < Number(total);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div className="print:hidden">
        <PageHeader
          title={`${documentName(t, document)} ${number}`}
          back={{ href: paths.invoices, label: t("billing.document.back") }}
          actions={
            <>
              <DownloadLink
                address={paths.api(pathOf(paymentOperations.downloadInvoice, { id: document.id }))}
                icon={Download}
                check={() => checkInvoiceFile(document.id)}
                failure={t("billing.document.downloadFailed")}
              >
                {t("billing.document.download")}
              </DownloadLink>
              {isRefundable && (
                <Button variant="outline" onClick={() => setIsRefunding(true)}>
                  <Undo2 aria-hidden="true" />
                  {t("billing.refund.action")}
                </Button>
              )}
            </>
          }
        />
      </div>
      <DocumentView document={document} />
      <div className="print:hidden">
        <SendSection invoice={document} />
      </div>
      {isRefundable && <RefundDialog invoice={document} open={isRefunding} onOpenChange={setIsRefunding} />}
    </div>
  );
}
