"use client";

import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { endClientTwoFactor, useClientTwoFactor } from "@/lib/api/sign-in/two-factor";
import type { Client } from "@/lib/contract/clients/schema";

/** For a client who lost phone and recovery codes; nothing if it is off. */
export function ClientTwoFactor({ client }: { client: Client }) {
  const t = useT();
  const { data: state } = useClientTwoFactor(client.id);
  const [isAsked, setAsked] = useState(false);
  if (!state?.is_on) return null;

  return (
    <SectionCard title={t("account.twoFactor.title")} description={t("account.twoFactor.ofClient.description")}>
      <Button
        variant="destructive-outline"
        className="w-full sm:ms-auto sm:flex sm:w-fit"
        onClick={() => setAsked(true)}
      >
        {t("account.twoFactor.ofClient.action")}
      </Button>
      <ActDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("account.twoFactor.ofClient.title")}
        description={t("account.twoFactor.ofClient.warning")}
        confirmLabel={t("account.twoFactor.turnOff")}
        busyLabel={t("account.twoFactor.ofClient.busy")}
        act={async () => {
          await endClientTwoFactor(client.id);
          return t("account.twoFactor.isOff");
        }}
      />
    </SectionCard>
  );
}
