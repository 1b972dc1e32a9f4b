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
import { amount } from "@/lib/contract/notifications/texts";
import { callLimits } from "@/lib/contract/values";
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

const steps = ["Files", "Check", "Import", "Result"];
const places = {
  choose: { current: 0, title: "Choose files" },
  reading: { current: 0, title: "Choose files" },
  preview: { current: 1, title: "Check the rows" },
  importing: { current: 2, title: "Saving products" },
  done: { current: 3, title: "Result" },
};

function ProductImport({ products }: { products: readonly Product[] }) {
  const file = useProductImport(products, useCurrency());
  const { step, rows, outcomes, failure } = file;
  const possible = rows.filter(({ kind }) => kind !== "refuse").length;
  const done = outcomes.filter(isDone).length;
  const tried = outcomes.filter(Boolean).length;
  useLeaveGuard(step === "importing");
  const progress = <Steps steps={steps} {...places[step]} />;

  if (step === "choose" || step === "reading")
    return (
      <div className="flex flex-col gap-4">
        {progress}
        {failure && <Alert variant="destructive">{failure}</Alert>}
        <ProductFilePicker busy={step === "reading"} onPick={file.choose} />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {progress}
      <p role="status">
        {step === "preview" &&
          `${amount(rows.length, "row")}: ${possible} ready, ${rows.length - possible} with problems`}
        {step === "importing" && `Importing: ${tried} of ${possible}`}
        {step === "done" && `${done} of ${amount(rows.length, "row")} imported`}
      </p>
      {step === "importing" && <Progress aria-label="Rows done" value={(tried / Math.max(possible, 1)) * 100} />}
      <div className="flex flex-wrap gap-3">
        {step === "importing" && (
          <Button variant="outline" onClick={file.stop}>
            Stop
          </Button>
        )}
        {step !== "importing" && done < possible && (
          <Button onClick={file.importAll}>{step === "preview" ? `Import ${possible}` : "Try the rest again"}</Button>
        )}
        {step !== "importing" && (
          <Button variant="outline" onClick={file.restart}>
            Choose other files
          </Button>
        )}
      </div>
      <PlanTable rows={rows} outcomes={outcomes} />
    </div>
  );
}
