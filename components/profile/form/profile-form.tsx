"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { DraftNotice } from "@/components/form/draft-notice";
import { EditForm } from "@/components/form/edit-form";
import { SaveBar } from "@/components/form/save-bar";
import { useDraft, useDraftKey } from "@/components/form/use-draft";
import { useLeaveGuard } from "@/components/form/use-leave-guard";
import { useSessionUser } from "@/components/session/session-user";
import { SectionCard } from "@/components/ui/section-card";
import { showFieldErrors } from "@/lib/api/call/form-errors";
import { messageOf } from "@/lib/api/call/request";
import { saveProfile } from "@/lib/api/profile";
import { type CompleteProfile, type ProfileForm as ProfileFormValues, profileFormSchema } from "@/lib/contract/profile";
import type { Card } from "@/lib/provider-client/cards";
import type { CardSite } from "../preview/card-site";
import { ProfileColumns } from "../view/profile-columns";
import { profileTexts } from "../view/profile-texts";
import { profileDraft } from "../view/use-edit-mode";
import { BasicFields } from "./basic-fields";
import { BrandColorField } from "./brand-color-field";
import { CardAddressField } from "./card-address-field";
import { CompanyFields } from "./company-fields";
import { LivePreview, LivePreviewButton } from "./live-preview";
import { LogoField } from "./logo-field";
import { NameHint } from "./name-hint";
import { type ProfileInput, toFormValues } from "./profile-form-values";
import { SocialFields } from "./social-fields";
import { TemplateField } from "./template-field";

type ProfileFormProps = {
  complete: CompleteProfile;
  siteUrl: string;
  /** The card as it is stored, for the preview. */
  saved: Card;
  site: CardSite;
  onSaved: () => void;
  onCancel: () => void;
};

export function ProfileForm({ complete, siteUrl, onSaved, onCancel, ...card }: ProfileFormProps) {
  // Providers written elsewhere may give no card address or no username; neither can be changed here then.
  const { slug, company_name } = complete.client;
  const { username } = useSessionUser();
  const form = useForm<ProfileFormValues, unknown, ProfileInput>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: toFormValues(complete, username),
  });
  const { control } = form;
  const address = slug ? { control, siteUrl, saved: { company_name, slug } } : null;
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  useLeaveGuard(isDirty);
  const draft = useDraft(form, useDraftKey(profileDraft));

  async function submit(input: ProfileInput) {
    setFailure(null);
    try {
      await saveProfile(input, { ...complete.profile, username });
      onSaved();
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, profileTexts.failed));
    }
  }

  return (
    <EditForm onSubmit={form.handleSubmit(submit)}>
      <DraftNotice draft={draft} />
      <ProfileColumns
        preview={<LivePreview control={control} {...card} />}
        aside={
          <>
            <SectionCard title="Logo">
              <LogoField form={form} current={complete.profile.logo} />
              <BrandColorField control={control} logoColor={complete.profile.logo_color ?? null} />
            </SectionCard>
            {address && (
              <SectionCard title="Your card">
                <CardAddressField {...address} />
              </SectionCard>
            )}
          </>
        }
      >
        <SectionCard title="Basic Information">
          <BasicFields
            control={control}
            hasUsername={username !== ""}
            nameHint={address && <NameHint {...address} />}
          />
        </SectionCard>
        <SectionCard title="Company Profile">
          <CompanyFields control={control} />
        </SectionCard>
        <SectionCard title="Template" description="How your card is laid out">
          <TemplateField control={control} {...card} />
        </SectionCard>
        <SectionCard title="Social Links" description="Only the ones you fill in appear on your card">
          <SocialFields control={control} />
        </SectionCard>
      </ProfileColumns>
      <SaveBar
        busy={isSubmitting}
        failure={failure}
        onCancel={onCancel}
        preview={<LivePreviewButton control={control} {...card} />}
      />
    </EditForm>
  );
}
