"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { writeMailText } from "@/lib/api/mail-texts";
import type { MailText } from "@/lib/contract/mail-texts/schema";
import { type TextForm, valuesOf } from "./mail-text-values";

/** Puts our text back; nothing where it is ours already. */
export function PutBackAction({ text, form }: { text: MailText; form: TextForm }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { kind, language, updated_at } = text;
  if (updated_at === null) return null;
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => setOpen(true)}>
        <Undo2 aria-hidden="true" className="rtl:-scale-x-100" />
        {t("mail-texts.putBack.action")}
      </Button>
      <ActDialog
        open={open}
        onOpenChange={setOpen}
        title={t("mail-texts.putBack.title")}
        description={t("mail-texts.putBack.question")}
        confirmLabel={t("mail-texts.putBack.action")}
        busyLabel={t("common.saving")}
        act={async () => {
          form.reset(valuesOf(await writeMailText({ kind, language, subject: "", body: "" })));
          return t("mail-texts.putBack.done");
        }}
      />
    </>
  );
}
