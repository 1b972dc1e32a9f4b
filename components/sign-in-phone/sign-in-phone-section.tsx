"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { setSignInPhone } from "@/lib/api/account";
import { withMessages } from "@/lib/browser/messages";
import { isolate } from "@/lib/i18n/isolate";

const SignInPhoneDialog = lazyDialog(
  withMessages(["account"], () => import("./sign-in-phone-dialog").then((file) => file.SignInPhoneDialog)),
);
const OwnerProofDialog = lazyDialog(
  withMessages(["account"], () =>
    import("@/components/password/owner-proof-dialog").then((file) => file.OwnerProofDialog),
  ),
);

/** The number that signs in beside the e-mail; nothing where the provider knows of none. */
export function SignInPhoneSection() {
  const { sign_in_phone: number, email } = useSessionUser();
  return number === undefined ? null : <SignInPhone number={number ?? ""} isOnly={email === ""} />;
}

/** The only way to sign in can be changed, and not removed. */
function SignInPhone({ number, isOnly }: { number: string; isOnly: boolean }) {
  const t = useT();
  const [open, setOpen] = useState<"set" | "remove" | null>(null);
  const control = (name: "set" | "remove") => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  return (
    <SectionCard
      title={t("account.phone.title")}
      description={t(isOnly ? "account.phone.only" : "account.phone.description")}
    >
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
        {number ? (
          <p className="font-medium tabular-nums">{isolate(t, number)}</p>
        ) : (
          <p className="text-sm text-muted-foreground">{t("account.phone.none")}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" className="max-sm:flex-1" onClick={() => setOpen("set")}>
            {t(number ? "account.phone.change" : "account.phone.add")}
          </Button>
          {number && !isOnly && (
            <Button variant="destructive-ghost" className="max-sm:flex-1" onClick={() => setOpen("remove")}>
              {t("account.phone.remove.action")}
            </Button>
          )}
        </div>
      </div>
      <SignInPhoneDialog number={number} {...control("set")} />
      <OwnerProofDialog
        {...control("remove")}
        name="remove-sign-in-phone"
        title={t("account.phone.remove.title")}
        description={t("account.phone.remove.description")}
        submitLabel={t("account.phone.remove.action")}
        busyLabel={t("common.removing")}
        destructive
        act={async (input) => {
          await setSignInPhone({ phone: "", ...input });
          return t("account.phone.remove.done");
        }}
      />
    </SectionCard>
  );
}
