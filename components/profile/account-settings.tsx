"use client";

import { useBriefMessage } from "@/components/form/use-brief-message";
import { PasswordSection } from "@/components/password/password-section";
import { useSessionUser } from "@/components/session/session-user";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { SectionCard } from "@/components/ui/section-card";
import { AccountForm } from "./account-form";
import { IdentityCard } from "./view/identity-card";
import { ProfileColumns } from "./view/profile-columns";
import { ProfileHeader } from "./view/profile-header";
import { profileTexts } from "./view/profile-texts";
import { useEditMode } from "./view/use-edit-mode";

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
