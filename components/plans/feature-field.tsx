"use client";

import { useId } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Checkbox } from "@/components/ui/field/checkbox";
import { Label } from "@/components/ui/field/label";
import { type PlanFeature, planFeatures } from "@/lib/contract/limits";
import { figuresWithoutFeature } from "@/lib/contract/plans/values";

type FeatureFieldProps = { value: readonly PlanFeature[]; onChange: (features: PlanFeature[]) => void };

export function FeatureField({ value, onChange }: FeatureFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-sm font-medium">{t("plans.fields.features")}</legend>
      {planFeatures.map((feature) => (
        <div key={feature} className="flex items-center gap-3">
          <Checkbox
            id={id + feature}
            checked={value.includes(feature)}
            onCheckedChange={(checked) =>
              onChange(planFeatures.filter((name) => (name === feature ? checked === true : value.includes(name))))
            }
          />
          <Label htmlFor={id + feature}>{t(`plans.has.${feature}`, { days: figuresWithoutFeature })}</Label>
        </div>
      ))}
    </fieldset>
  );
}
