"use client";

import { useBriefMessage } from "@/components/content/use-brief-message";
import { useSessionUser } from "@/components/dashboard/session-user";
import { SectionCard } from "@/components/ui/section-card";
import { AccountForm } from "./account-form";
import { Detail, DetailList } from "./detail-list";
import { IdentityCard } from "./identity-card";
import { PasswordSection } from "./password-section";
import { ProfileColumns } from "./profile-columns";
import { ProfileHeader } from "./profile-header";
import { profileTexts } from "./profile-texts";
import { useEditMode } from "./use-edit-mode";

/** An administrator's account, which has no company. */
export function AccountSettings() {
  const user = useSessionUser();
  const { message, showMessage } = useBriefMessage();
  const mode = useEditMode();

  function showSaved() {
    mode.stop();
    showMessage(profileTexts.saved);
  }

  return (
    <div className="flex flex-col gap-6">
      <ProfileHeader subtitle="Your account and password" mode={mode} message={message} />
      <ProfileColumns aside={<IdentityCard name={user.username || user.email} userType="Administrator" />}>
        {mode.isEditing ? (
          <AccountForm user={user} onSaved={showSaved} onCancel={mode.stop} />
        ) : (
          <>
            <SectionCard title="Account">
              <DetailList>
                <Detail label="Username">{user.username}</Detail>
                <Detail label="User type">Administrator</Detail>
                <Detail label="Email">{user.email}</Detail>
              </DetailList>
            </SectionCard>
            <PasswordSection />
          </>
        )}
      </ProfileColumns>
    </div>
  );
}
