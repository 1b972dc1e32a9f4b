"use client";

import { useLeaveGuard } from "@/components/form/use-leave-guard";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure } from "@/components/list/failures";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { Steps } from "@/components/ui/steps";
import { useProducts } from "@/lib/api/products/products";
import type { Product } from "@/lib/contract/content/product";
import { callLimits } from "@/lib/contract/values";
import type { Key } from "@/lib/i18n/messages";
import { useCurrency } from "./currency";
import { isDone } from "./file/is-done";
import { PlanTable } from "./file/plan-table";
import { ProductFilePicker } from "./file/product-file-picker";
import { useProductImport } from "./file/use-product-import";

/** What a file asks for depends on what there is already. */
export function ProductImportScreen() {
  const t = useT();
  const { data, error, mutate } = useProducts({ page_size: callLimits.pageSize.max });
  if (error && !data) return <LoadFailure title={t("products.list.failed")} error={error} onRetry={() => mutate()} />;
  if (!data) return null;
  return <ProductImport products={data.results} />;
}

const steps = [
  "products.import.steps.files",
  "products.import.steps.check",
  "products.import.steps.import",
  "products.import.steps.result",
] as const satisfies Key[];
const places = {
  choose: { current: 0, title: "products.import.choose.title" },
  reading: { current: 0, title: "products.import.choose.title" },
  preview: { current: 1, title: "products.import.preview.title" },
  importing: { current: 2, title: "products.import.importing.title" },
  done: { current: 3, title: "products.import.done.title" },
} as const satisfies Record<string, { current: number; title: Key }>;

function ProductImport({ products }: { products: readonly Product[] }) {
  const t = useT();
  const file = useProductImport(products, useCurrency());
  const { step, rows, outcomes, failure } = file;
  const possible = rows.filter(({ kind }) => kind !== "refuse").length;
  const done = outcomes.filter(isDone).length;
  const tried = outcomes.filter(Boolean).length;
  useLeaveGuard(step === "importing");
  const progress = (
    <Steps steps={steps.map((key) => t(key))} current={places[step].current} title={t(places[step].title)} />
  );

  if (step === "choose" || step === "reading")
    return (
      <div className="flex flex-col gap-4">
        {progress}
        {failure && <Alert variant="destructive">{t.say(failure)}</Alert>}
        <ProductFilePicker busy={step === "reading"} onPick={file.choose} />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {progress}
      <p role="status">
        {step === "preview" &&
          t("products.import.preview.status", {
            count: rows.length,
            ready: possible,
            problems: rows.length - possible,
          })}
        {step === "importing" && t("products.import.importing.status", { done: tried, count: possible })}
        {step === "done" && t("products.import.done.status", { done, count: rows.length })}
      </p>
      {step === "importing" && (
        <Progress aria-label={t("products.import.importing.progress")} value={(tried / Math.max(possible, 1)) * 100} />
      )}
      <div className="flex flex-wrap gap-3">
        {step === "importing" && (
          <Button variant="outline" onClick={file.stop}>
            {t("products.import.importing.stop")}
          </Button>
        )}
        {step !== "importing" && done < possible && (
          <Button onClick={file.importAll}>
            {step === "preview"
              ? t("products.import.preview.action", { count: possible })
              : t("products.import.done.again")}
          </Button>
        )}
        {step !== "importing" && (
          <Button variant="outline" onClick={file.restart}>
            {t("products.import.restart")}
          </Button>
        )}
      </div>
      <PlanTable rows={rows} outcomes={outcomes} />
    </div>
  );
}
