"use client";

import { CircleAlert } from "lucide-react";
import { PendingEmail } from "@/components/email-change/pending-email";
import { useBriefMessage } from "@/components/form/brief-message";
import { useT } from "@/components/i18n/translator-context";
import { ReloadFailure } from "@/components/list/failures";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyPart, useIdleLoad } from "@/components/ui/lazy";
import { reasonOf } from "@/lib/api/call/request";
import { useCompleteProfile } from "@/lib/api/profile";
import { withMessages } from "@/lib/browser/messages";
import type { CardSite } from "./preview/card-site";
import { PreviewButton } from "./preview/preview-button";
import { useSavedCard } from "./preview/use-saved-card";
import { ProfileHeader } from "./view/profile-header";
import { ProfileSkeleton } from "./view/profile-skeleton";
import { ProfileView } from "./view/profile-view";
import { TextCounts } from "./view/text-counts";
import { profileDraft, useEditMode } from "./view/use-edit-mode";

const ProfileForm = lazyPart(
  withMessages(
    ["profile", "account-rules", "cards-rules", "file-rules", "picture", "card", "account", "own-plan"],
    () => import("./profile-form").then((file) => file.ProfileForm),
  ),
  <ProfileSkeleton />,
);

type ProfileSettingsProps = { site: CardSite; defaultTimeZone?: string };

/** A client's company: read first, edited on request. */
export function ProfileSettings({ site, defaultTimeZone }: ProfileSettingsProps) {
  const t = useT();
  const answer = useCompleteProfile();
  const { data: complete, error, mutate } = answer;
  const saved = useSavedCard(complete, site);
  const { message, showMessage } = useBriefMessage();
  const mode = useEditMode(profileDraft);
  useIdleLoad(ProfileForm.load);

  if (!complete && error)
    return (
      <EmptyState heading="h1" icon={CircleAlert} title={t("profile.load.failed")} description={t.say(reasonOf(error))}>
        <Button onClick={() => mutate()}>{t("common.tryAgain")}</Button>
      </EmptyState>
    );
  if (!complete || !saved) return <ProfileSkeleton />;

  const textCounts = <TextCounts profile={complete.profile} />;
  const shown = { complete, saved, site, defaultTimeZone, textCounts };

  function cancel() {
    mode.stop();
    mutate();
  }

  function showSaved() {
    mode.stop();
    showMessage(t("profile.edit.done"));
  }

  return (
    <div className="flex flex-col gap-3 lg:gap-6">
      <ProfileHeader
        subtitle={t("profile.subtitle")}
        mode={mode}
        message={message}
        preview={<PreviewButton compact card={saved} site={site} />}
      />
      <ReloadFailure text={t("profile.load.stale")} answer={answer} />
      {!mode.isFormShown && <PendingEmail />}
      {mode.isFormShown ? <ProfileForm {...shown} onSaved={showSaved} onCancel={cancel} /> : <ProfileView {...shown} />}
    </div>
  );
}
