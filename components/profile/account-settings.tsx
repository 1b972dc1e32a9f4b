"use client";

import { CardFileSection } from "@/components/card-files/card-file-section";
import { CompaniesSection } from "@/components/companies/companies-section";
import { PendingEmail } from "@/components/email-change/pending-email";
import { useBriefMessage } from "@/components/form/brief-message";
import { useT } from "@/components/i18n/translator-context";
import { OwnDataSection } from "@/components/own-data/own-data-section";
import { PasskeysSection } from "@/components/passkeys/passkeys-section";
import { PasswordSection } from "@/components/password/password-section";
import { useCan, useSessionUser } from "@/components/session/session-user";
import { SessionsSection } from "@/components/sessions/sessions-section";
import { SignInPhoneSection } from "@/components/sign-in-phone/sign-in-phone-section";
import { TwoFactorSection } from "@/components/two-factor/two-factor-section";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { lazyPart, useIdleLoad } from "@/components/ui/lazy";
import { SectionCard, SectionGroup } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { useProvider } from "@/lib/api/call/provider";
import { withMessages } from "@/lib/browser/messages";
import { signInName } from "@/lib/contract/identity/values";
import { principalOf, type Role } from "@/lib/contract/policies";
import type { Key } from "@/lib/i18n/messages";
import { ProfileColumns } from "./rooms/profile-columns";
import { IdentityCard } from "./view/identity-card";
import { ProfileHeader } from "./view/profile-header";
import { accountDraft, useEditMode } from "./view/use-edit-mode";

const AccountForm = lazyPart(
  withMessages(["profile", "account-rules", "account"], () =>
    import("./account-form").then((file) => file.AccountForm),
  ),
  <Skeleton rounded="xl" className="h-72" />,
);

const PlanSection = lazyPart(
  withMessages(["own-plan", "dashboard"], () => import("../own-plan/plan-section").then((file) => file.PlanSection)),
  <Skeleton rounded="xl" className="h-36" />,
);

/** What somebody is, as people say it; nothing where they work for nobody. */
const roleNames = {
  administrator: "account.details.administrator",
  owner: "account.details.client",
  manager: "account.details.manager",
  member: "account.details.member",
  unassigned: null,
} as const satisfies Record<Role, Key | null>;

type AccountSettingsProps = { title?: string; back?: { href: string; label: string } };

/** Who signs in and with what: all of an administrator's profile, and for clients a screen beside their card's. */
export function AccountSettings({ title, back }: AccountSettingsProps) {
  const t = useT();
  const user = useSessionUser();
  const { isFull, hasPasskeys } = useProvider();
  const runsSite = useCan("clients.manage");
  const mayMoveCard = useCan("card.move");
  const seesPlan = useCan("plan.see");
  const roleName = roleNames[principalOf(user).role];
  const userType = roleName && t(roleName);
  const { message, showMessage } = useBriefMessage();
  const mode = useEditMode(accountDraft);
  useIdleLoad(AccountForm.load);

  function showSaved() {
    mode.stop();
    showMessage(t("profile.edit.done"));
  }

  return (
    <div className="flex flex-col gap-6">
      <ProfileHeader title={title} back={back} subtitle={t("account.subtitle")} mode={mode} message={message} />
      <ProfileColumns
        aside={<IdentityCard name={user.username || signInName(user)} userType={userType} />}
        isAsideSpare
      >
        {mode.isFormShown ? (
          <AccountForm user={user} onSaved={showSaved} onCancel={mode.stop} />
        ) : (
          <>
            <PendingEmail />
            <SectionCard title={t("account.title")}>
              <DetailList>
                <Detail label={t(runsSite ? "account.details.name" : "account.details.username")}>
                  {user.username}
                </Detail>
                {userType && <Detail label={t("account.details.userType")}>{userType}</Detail>}
                <Detail label={t("account.details.email")}>{user.email}</Detail>
              </DetailList>
            </SectionCard>
            {isFull && seesPlan && (
              <div id="plan" className="scroll-mt-20">
                <PlanSection />
              </div>
            )}
            <SectionGroup>
              <SignInPhoneSection />
              <PasswordSection />
              {hasPasskeys && <PasskeysSection />}
              {isFull && <TwoFactorSection />}
            </SectionGroup>
            {isFull && <SessionsSection />}
            {isFull && <CompaniesSection />}
            {isFull && mayMoveCard && <CardFileSection />}
            {isFull && <OwnDataSection />}
          </>
        )}
      </ProfileColumns>
    </div>
  );
}
