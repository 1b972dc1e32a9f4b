"use client";

import { History } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { useFormerPeople } from "@/lib/api/leaving";
import { withMessages } from "@/lib/browser/messages";

const FormerPeopleDialog = lazyDialog(
  withMessages(["leaving"], () => import("./former-people-dialog").then((file) => file.FormerPeopleDialog)),
);

/** Leads to those who have left and can be brought back; nothing where there is nobody. */
export function FormerPeople() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const count = useFormerPeople().data?.count ?? 0;
  return (
    <>
      {count > 0 && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => setOpen(true)}>
          <History aria-hidden="true" />
          {t("leaving.former.open", { count })}
        </Button>
      )}
      <FormerPeopleDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
