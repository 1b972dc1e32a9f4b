"use client";

import { CircleAlert } from "lucide-react";
import { useBriefMessage } from "@/components/content/use-brief-message";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useCompleteProfile } from "@/lib/api/profile";
import { ProfileForm } from "./profile-form";
import { ProfileHeader } from "./profile-header";
import { ProfileSkeleton } from "./profile-skeleton";
import { ProfileView } from "./profile-view";
import { useEditMode } from "./use-edit-mode";

/** A client's company: read first, edited on request. */
export function ProfileSettings({ siteUrl }: { siteUrl: string }) {
  const { data: complete, error, mutate } = useCompleteProfile();
  const { message, showMessage } = useBriefMessage();
  const mode = useEditMode();

  if (!complete && error)
    return (
      <EmptyState
        icon={CircleAlert}
        title="Failed to fetch profile data"
        description="Check your connection and retry."
      >
        <Button onClick={() => mutate()}>Try Again</Button>
      </EmptyState>
    );
  if (!complete) return <ProfileSkeleton />;

  function cancel() {
    mode.stop();
    mutate();
  }

  function showSaved() {
    mode.stop();
    showMessage("Profile updated successfully!");
  }

  return (
    <div className="flex flex-col gap-6">
      <ProfileHeader subtitle="What visitors see on your card" mode={mode} message={message} />
      {mode.isEditing ? (
        <ProfileForm complete={complete} siteUrl={siteUrl} onSaved={showSaved} onCancel={cancel} />
      ) : (
        <ProfileView complete={complete} siteUrl={siteUrl} />
      )}
    </div>
  );
}
