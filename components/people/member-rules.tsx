"use client";

import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { useTeam } from "@/lib/api/team";
import { withMessages } from "@/lib/browser/messages";

const MemberRulesDialog = lazyDialog(
  withMessages(["people"], () => import("./member-rules-dialog").then((file) => file.MemberRulesDialog)),
);

/** Opens what members may change. */
export function MemberRulesButton() {
  const t = useT();
  const mayManage = useCan("team.manage");
  const { member_rules: rules } = useTeam().data ?? {};
  const [isOpen, setIsOpen] = useState(false);
  if (!mayManage || !rules) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        {t("people.rules.action")}
      </Button>
      <MemberRulesDialog open={isOpen} onOpenChange={setIsOpen} rules={rules} />
    </>
  );
}
