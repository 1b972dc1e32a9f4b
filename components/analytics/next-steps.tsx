"use client";

import { Download, FilePlus2, type LucideIcon, ShoppingBag } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/navigation/link";
import { toast } from "@/components/ui/toast";
import { downloadFile } from "@/lib/browser/download";
import * as paths from "@/lib/paths";
import { type Report, reportName, writeReport } from "./report";

/** Administrators have no documents or products: they only get the report. */
export function NextSteps({ report }: { report: Report }) {
  const t = useT();
  const mayEdit = useCan("content.edit");

  function download() {
    downloadFile(reportName(report), "text/csv;charset=utf-8", writeReport(t, report));
    toast.success(t("analytics.next.report.done"));
  }

  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 text-sm font-medium text-muted-foreground">
        {t("analytics.next.title")}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {mayEdit && (
          <>
            <NextStep
              icon={FilePlus2}
              title={t("analytics.next.document.title")}
              text={t("analytics.next.document.text")}
            >
              {(describedBy) => (
                <Link href={paths.newDocument} aria-describedby={describedBy} className={buttonVariants()}>
                  {t("analytics.next.document.action")}
                </Link>
              )}
            </NextStep>
            <NextStep
              icon={ShoppingBag}
              title={t("analytics.next.product.title")}
              text={t("analytics.next.product.text")}
            >
              {(describedBy) => (
                <Link href={paths.newProduct} aria-describedby={describedBy} className={buttonVariants()}>
                  {t("analytics.next.product.action")}
                </Link>
              )}
            </NextStep>
          </>
        )}
        <NextStep icon={Download} title={t("analytics.next.report.title")} text={t("analytics.next.report.text")}>
          {(describedBy) => (
            <Button variant="outline" aria-describedby={describedBy} onClick={download}>
              {t("analytics.next.report.action")}
            </Button>
          )}
        </NextStep>
      </ul>
    </section>
  );
}

type NextStepProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The button, given the id of what describes it. */
  children: (describedBy: string) => ReactNode;
};

function NextStep({ icon: Icon, title, text, children }: NextStepProps) {
  const titleId = useId();
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col items-start gap-4 p-5">
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-accent text-accent-foreground">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="flex-1">
          <h3 id={titleId} className="text-sm font-semibold">
            {title}
          </h3>
          <p className="mt-0.5 text-sm text-muted-foreground">{text}</p>
        </div>
        {children(titleId)}
      </Card>
    </li>
  );
}
