"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import type { StepControl } from "@/components/form/dialog-form";
import { FormDialog } from "@/components/form/form-dialog";
import { onlyFields } from "@/components/form/only-fields";
import { useT } from "@/components/i18n/translator-context";
import { Skeleton } from "@/components/ui/skeleton";
import { useFileUrl } from "@/components/upload/use-file-url";
import { saveSite } from "@/lib/api/site";
import { withMessages } from "@/lib/browser/messages";
import { colorSchema } from "@/lib/contract/color";
import { type SavedSite, type UpdateSiteInput, updateSiteSchema } from "@/lib/contract/site/schema";
import { defaultSiteName } from "@/lib/contract/site/values";
import type { SiteBase } from "@/lib/web/site/describe-site";
import type { SitePart } from "@/lib/web/site/site-steps";
import { PartFields } from "./part-fields";
import { partTexts } from "./part-texts";
import { openFields, type SiteForm, type SiteValues, toSiteValues } from "./site-form";

/** It comes with what works out colours. */
const SitePicture = lazy(
  withMessages(["site"], () => import("./site-picture").then(({ SitePicture }) => ({ default: SitePicture }))),
);

type SitePartDialogProps = Partial<StepControl> & {
  part: SitePart;
  saved: SavedSite;
  base: SiteBase;
  onClose: () => void;
};

/** A few fields of the site's settings, above the site as they make it. Nothing else is checked or sent. */
export function SitePartDialog({ part, saved, base, onClose, ...control }: SitePartDialogProps) {
  const t = useT();
  const router = useRouter();
  const { title, text } = partTexts[part];
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      name={`site-${part}`}
      title={t(title)}
      description={t(text)}
      schema={onlyFields<SiteValues, UpdateSiteInput>(updateSiteSchema, openFields(part, base))}
      defaultValues={toSiteValues(saved, base)}
      submitLabel={t("site.save.submit")}
      busyLabel={t("site.save.busy")}
      failureText={t("site.save.failed")}
      onSubmit={async (input, options) => {
        await saveSite(input, input.logo ? options : undefined);
        // Name, logo and colours of the frame around come from the server.
        router.refresh();
      }}
      {...control}
    >
      {(form) => (
        <>
          <PartFields part={part} form={form} saved={saved} base={base} />
          {(part === "name" || part === "logo" || part === "color") && <EditedSite form={form} saved={saved} />}
        </>
      )}
    </FormDialog>
  );
}

/** Separate, so typing re-renders only the preview. */
function EditedSite({ form, saved }: { form: SiteForm; saved: SavedSite }) {
  const [name, color, logo] = useWatch({ control: form.control, name: ["name", "color", "logo"] });
  const picked = useFileUrl(logo instanceof File ? logo : null);
  return (
    <Suspense fallback={<Skeleton rounded="xl" className="h-36" />}>
      <SitePicture
        name={name.trim() || defaultSiteName}
        logo={logo === "" ? null : (picked ?? saved.logo)}
        color={colorSchema.safeParse(color).data || null}
      />
    </Suspense>
  );
}
