"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { useSite } from "@/components/session/site";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { withMessages } from "@/lib/browser/messages";

const AddCompanyDialog = lazyDialog(
  withMessages(["companies", "clients-rules"], () =>
    import("./add-company-dialog").then((file) => file.AddCompanyDialog),
  ),
);

/** Nothing on a site that takes nobody. */
export function CompaniesSection() {
  const t = useT();
  const { signUp } = useSite();
  const mayAdd = useCan("company.add");
  const [isOpen, setIsOpen] = useState(false);
  if (!mayAdd || signUp === "closed") return null;
  return (
    <SectionCard title={t("account.companies.title")}>
      <p className="text-sm text-muted-foreground">{t("account.companies.text")}</p>
      <Button variant="outline" className="mt-4" onClick={() => setIsOpen(true)}>
        {t("account.companies.action")}
      </Button>
      <AddCompanyDialog open={isOpen} onOpenChange={setIsOpen} />
    </SectionCard>
  );
}
