"use client";

import { useWatch } from "react-hook-form";
import { YoutubeUrlInput } from "@/components/content/youtube-url-input";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { RadioGroup, RadioOption } from "@/components/ui/field/radio-group";
import { Textarea } from "@/components/ui/field/textarea";
import { bannerTypes } from "@/lib/contract/content/banner";
import { bannerLimits } from "@/lib/contract/content/values";
import type { BannerForm } from "./banner-form";
import { BannerImageField } from "./banner-image-field";
import { bannerTypeLabels } from "./banner-type-labels";

type BannerFieldsProps = {
  form: BannerForm;
  /** The image that an edited banner has. */
  current?: string | null;
  /** Whether another banner is active, which the card shows then. */
  hasActive: boolean;
};

export function BannerFields({ form, current, hasActive }: BannerFieldsProps) {
  const { control } = form;
  const [type, isActive] = useWatch({ control, name: ["banner_type", "is_active"] });
  return (
    <>
      <FormField control={control} name="banner_type" label="Banner Type">
        {({ onChange, ...field }) => (
          <RadioGroup {...field} onValueChange={onChange} className="grid-cols-2 large-text:grid-cols-1">
            {bannerTypes.map((option) => (
              <RadioOption key={option} value={option} className="items-center px-3 py-2">
                {bannerTypeLabels[option]}
              </RadioOption>
            ))}
          </RadioGroup>
        )}
      </FormField>
      <FormField control={control} name="title" counter={{ max: bannerLimits.title }} label="Banner Title" required>
        {(field) => <Input autoComplete="off" placeholder="For example: Festival collection" {...field} />}
      </FormField>
      <FormField control={control} name="description" counter={{ max: bannerLimits.description }} label="Description">
        {(field) => <Textarea placeholder="Optional" {...field} />}
      </FormField>
      {type === "image" ? (
        <BannerImageField form={form} current={current} />
      ) : (
        <FormField control={control} name="youtube_url" label="YouTube URL" required>
          {(field) => <YoutubeUrlInput {...field} />}
        </FormField>
      )}
      <CheckField
        control={control}
        name="is_active"
        label="Active"
        hint={isActive || hasActive ? undefined : "Still shown: your only banner"}
      />
    </>
  );
}
