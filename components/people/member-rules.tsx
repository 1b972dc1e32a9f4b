"use client";

import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { useCompleteProfile } from "@/lib/api/profile";
import { withMessages } from "@/lib/browser/messages";
import { completeRules } from "@/lib/contract/content/member-rules";

const MemberRulesDialog = lazyDialog(
  withMessages(["people"], () => import("./member-rules-dialog").then((file) => file.MemberRulesDialog)),
);

/** Opens what members may change; nothing for a company of one. */
export function MemberRulesButton({ people }: { people: number }) {
  const t = useT();
  const mayManage = useCan("team.manage");
  const { data: complete } = useCompleteProfile(mayManage);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayManage || !complete || people < 2) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        {t("people.rules.action")}
      </Button>
      <MemberRulesDialog open={isOpen} onOpenChange={setIsOpen} rules={completeRules(complete.profile.member_rules)} />
    </>
  );
}
