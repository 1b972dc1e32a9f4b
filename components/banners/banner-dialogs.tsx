"use client";

import { Focus as FocusIcon } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { YoutubeUrlInput } from "@/components/content/youtube-url-input";
import { FormDialog } from "@/components/form/form-dialog";
import { OwnWords } from "@/components/form/own-words/own-words";
import { useT } from "@/components/i18n/translator-context";
import { FocusDialog } from "@/components/picture/focus-dialog";
import { PictureFormField } from "@/components/picture/picture-form-field";
import { Button } from "@/components/ui/button";
import type { DialogControl } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { RadioGroup, RadioOption } from "@/components/ui/field/radio-group";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { useFileUrl } from "@/components/upload/use-file-url";
import { createBanner, updateBanner } from "@/lib/api/save-content";
import { type Banner, bannerImageRule, bannerTypes } from "@/lib/contract/content/banner";
import { bannerLimits, center } from "@/lib/contract/content/values";
import { type BannerForm, createBannerForm, editBannerForm } from "./banner-form";
import { bannerTypeNames } from "./banner-types";

export function CreateBannerDialog(dialog: DialogControl) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="new-banner"
      title={t("banners.create.title")}
      schema={createBannerForm}
      defaultValues={{
        banner_type: "image",
        title: "",
        description: "",
        texts: {},
        focus: center,
        youtube_url: "",
        is_active: true,
      }}
      submitLabel={t("banners.create.submit")}
      busyLabel={t("banners.create.busy")}
      failureText={t("banners.create.failed")}
      onSubmit={async (input, options) => {
        await createBanner(input, input.image && options);
        toast.success(t("banners.create.done", { title: input.title }));
      }}
    >
      {(form) => <BannerFields form={form} hasActive={false} />}
    </FormDialog>
  );
}

type EditBannerDialogProps = DialogControl & { banner: Banner; hasActive: boolean };

export function EditBannerDialog({ banner, hasActive, ...dialog }: EditBannerDialogProps) {
  const t = useT();
  const { id, banner_type, title, description, texts, image, focus = center, youtube_url, is_active } = banner;
  return (
    <FormDialog
      {...dialog}
      name={`banner-${id}`}
      title={t("banners.edit.title")}
      schema={image ? editBannerForm : createBannerForm}
      defaultValues={{
        ...{ banner_type, title, description, texts: texts ?? {}, focus },
        ...{ youtube_url: youtube_url ?? "", is_active },
      }}
      submitLabel={t("banners.edit.submit")}
      busyLabel={t("banners.edit.busy")}
      failureText={t("banners.edit.failed")}
      onSubmit={async (input, options) => {
        await updateBanner(id, input, input.image && options);
        toast.success(t("banners.edit.done", { title: input.title }));
      }}
    >
      {(form) => <BannerFields form={form} current={image} hasActive={hasActive} />}
    </FormDialog>
  );
}

type BannerFieldsProps = {
  form: BannerForm;
  /** The edited banner's image. */
  current?: string | null;
  /** Another banner is active. */
  hasActive: boolean;
};

export function BannerFields({ form, current, hasActive }: BannerFieldsProps) {
  const t = useT();
  const { control } = form;
  const [type, isActive] = useWatch({ control, name: ["banner_type", "is_active"] });
  const texts = [
    { name: "title", label: t("banners.fields.title"), max: bannerLimits.title },
    { name: "description", label: t("banners.fields.description"), max: bannerLimits.description, isLong: true },
  ];
  return (
    <OwnWords form={form} texts={texts}>
      <FormField control={control} name="banner_type" label={t("banners.fields.type")}>
        {({ onChange, ...field }) => (
          <RadioGroup {...field} onValueChange={onChange} className="grid-cols-2 large-text:grid-cols-1">
            {bannerTypes.map((option) => (
              <RadioOption key={option} value={option} className="items-center px-3 py-2">
                {t(bannerTypeNames[option])}
              </RadioOption>
            ))}
          </RadioGroup>
        )}
      </FormField>
      <FormField
        control={control}
        name="title"
        counter={{ max: bannerLimits.title }}
        label={t("banners.fields.title")}
        required
      >
        {(field) => <Input autoComplete="off" placeholder={t("banners.fields.titlePlaceholder")} {...field} />}
      </FormField>
      <FormField
        control={control}
        name="description"
        counter={{ max: bannerLimits.description }}
        label={t("banners.fields.description")}
      >
        {(field) => <Textarea placeholder={t("banners.fields.descriptionPlaceholder")} {...field} />}
      </FormField>
      {type === "image" ? (
        <BannerImageField form={form} current={current} />
      ) : (
        <FormField control={control} name="youtube_url" label={t("banners.fields.youtubeUrl")} required>
          {(field) => <YoutubeUrlInput {...field} />}
        </FormField>
      )}
      <CheckField
        control={control}
        name="is_active"
        label={t("banners.fields.active")}
        hint={isActive || hasActive ? undefined : t("banners.fields.activeHint")}
      />
    </OwnWords>
  );
}

/** Banners are cropped only beyond these shapes. */
const cuts = [
  { label: "4:3", className: "aspect-4/3" },
  { label: "3:1", className: "aspect-3/1" },
];

/** `current`: the edited banner's image. */
export function BannerImageField({ form, current }: { form: BannerForm; current?: string | null }) {
  const t = useT();
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
        label={t("banners.fields.image")}
        rule={bannerImageRule}
        // As most cards show it.
        aspect={16 / 9}
        required
        current={current}
        onPut={() => form.setValue("focus", center, { shouldDirty: true })}
      />
      {url && (
        <Button variant="outline" className="self-start" onClick={() => setIsFocusing(true)}>
          <FocusIcon aria-hidden="true" />
          {t("banners.fields.focus")}
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
