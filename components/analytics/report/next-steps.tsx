"use client";

import { Download, FilePlus2, ShoppingBag } from "lucide-react";
import { useSessionUser } from "@/components/session/session-user";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { toast } from "@/components/ui/toast";
import { downloadFile } from "@/lib/browser/download";
import * as paths from "@/lib/paths";
import { NextStep } from "./next-step";
import { type Report, reportName, writeReport } from "./report";

/** Documents and products are the clients' own; administrators are offered the report alone. */
export function NextSteps({ report }: { report: Report }) {
  const { is_admin: isAdmin } = useSessionUser();

  function download() {
    downloadFile(reportName(report), "text/csv;charset=utf-8", writeReport(report));
    toast.success("The report was downloaded");
  }

  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 text-sm font-medium text-muted-foreground">
        Next steps
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {!isAdmin && (
          <>
            <NextStep icon={FilePlus2} title="Create New Document" text="Upload a brochure that visitors can download">
              {(describedBy) => (
                <Link href={paths.newDocument} aria-describedby={describedBy} className={buttonVariants()}>
                  Get Started
                </Link>
              )}
            </NextStep>
            <NextStep icon={ShoppingBag} title="Add Products" text="Show what you sell on your card">
              {(describedBy) => (
                <Link href={paths.newProduct} aria-describedby={describedBy} className={buttonVariants()}>
                  Add Product
                </Link>
              )}
            </NextStep>
          </>
        )}
        <NextStep icon={Download} title="View Detailed Report" text="Download these numbers as a file for Excel">
          {(describedBy) => (
            <Button variant="outline" aria-describedby={describedBy} onClick={download}>
              View Report
            </Button>
          )}
        </NextStep>
      </ul>
    </section>
  );
}
