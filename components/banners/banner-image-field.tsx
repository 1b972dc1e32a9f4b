"use client";

import { Focus as FocusIcon } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { FocusDialog } from "@/components/picture/focus/focus-dialog";
import { PictureFormField } from "@/components/picture/picture-form-field";
import { Button } from "@/components/ui/button";
import { useFileUrl } from "@/components/upload/use-file-url";
import { bannerImageRule } from "@/lib/contract/content/banner";
import { center } from "@/lib/contract/content/values";
import type { BannerForm } from "./banner-form";

/** A banner keeps its own shape unless that is higher or wider than these. */
const cuts = [
  { label: "4:3", className: "aspect-4/3" },
  { label: "3:1", className: "aspect-3/1" },
];

/** The banner's picture and what of it stays visible where it is cut. `current` is the one that an edited banner has. */
export function BannerImageField({ form, current }: { form: BannerForm; current?: string | null }) {
  const { control } = form;
  const [image, focus] = useWatch({ control, name: ["image", "focus"] });
  const [isFocusing, setIsFocusing] = useState(false);
  const fileUrl = useFileUrl(image ?? null);
  const url = image ? fileUrl : current;
  return (
    <>
      <PictureFormField
        form={form}
        name="image"
        label="Banner Image"
        rule={bannerImageRule}
        // As the head of most cards shows it.
        aspect={16 / 9}
        required
        current={current}
        onPut={() => form.setValue("focus", center, { shouldDirty: true })}
      />
      {url && (
        <Button variant="outline" className="self-start" onClick={() => setIsFocusing(true)}>
          <FocusIcon aria-hidden="true" />
          Choose the focus
        </Button>
      )}
      {isFocusing && url && (
        <FocusDialog
          url={url}
          focus={focus}
          cuts={cuts}
          onUse={(chosen) => {
            form.setValue("focus", chosen, { shouldDirty: true });
            setIsFocusing(false);
          }}
          onCancel={() => setIsFocusing(false)}
        />
      )}
    </>
  );
}
