"use client";

import { useWatch } from "react-hook-form";
import { YoutubeUrlInput } from "@/components/content/youtube-url-input";
import { PictureFormField } from "@/components/picture/picture-form-field";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { RadioGroup, RadioOption } from "@/components/ui/field/radio-group";
import { Textarea } from "@/components/ui/field/textarea";
import { bannerImageRule, bannerTypes } from "@/lib/contract/banner";
import type { BannerForm } from "./banner-form";
import { bannerTypeLabels } from "./banner-type-labels";

/** `current` is the image that an edited banner has. */
export function BannerFields({ form, current }: { form: BannerForm; current?: string | null }) {
  const { control } = form;
  const type = useWatch({ control, name: "banner_type" });
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
      <FormField control={control} name="title" label="Banner Title" required>
        {(field) => <Input autoComplete="off" placeholder="For example: Festival collection" {...field} />}
      </FormField>
      <FormField control={control} name="description" label="Description">
        {(field) => <Textarea placeholder="Optional" {...field} />}
      </FormField>
      {type === "image" ? (
        <PictureFormField
          form={form}
          name="image"
          label="Banner Image"
          rule={bannerImageRule}
          // As the head of most cards shows it.
          aspect={16 / 9}
          required
          current={current}
        />
      ) : (
        <FormField control={control} name="youtube_url" label="YouTube URL" required>
          {(field) => <YoutubeUrlInput {...field} />}
        </FormField>
      )}
      <CheckField
        control={control}
        name="is_active"
        label="Active"
        hint="Still shown: your only banner. Delete it to take it off."
      />
    </>
  );
}
