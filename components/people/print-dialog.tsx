"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, type DialogControl, DialogFooter } from "@/components/ui/dialog";
import { RadioGroup, RadioOption } from "@/components/ui/field/radio-group";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { downloadPrint, type Print } from "@/lib/api/prints";
import { PeopleChoice } from "./people-choice";

type PrintProps = {
  slug: string;
  /** Those who were chosen before; otherwise it is asked whose. */
  people?: readonly number[];
};

export function PrintDialog({ slug, people, ...dialog }: DialogControl & PrintProps) {
  const t = useT();
  return (
    <Dialog {...dialog} title={t("people.print.action")} description={t("people.print.text")}>
      <PrintForm slug={slug} people={people} />
    </Dialog>
  );
}

function PrintForm({ slug, people }: PrintProps) {
  const t = useT();
  const [isForAll, setIsForAll] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { busy, error, print } = usePrint(slug);
  const whose = people ?? (isForAll ? null : [...chosen]);

  const button = (kind: Print, variant: "default" | "outline") => (
    <Button
      variant={variant}
      busy={busy === kind}
      disabled={(busy !== null && busy !== kind) || whose?.length === 0}
      onClick={() => void print(kind, whose)}
    >
      {busy === kind ? t("people.print.busy") : t(`people.print.${kind}`)}
    </Button>
  );

  return (
    <>
      <DialogBody>
        {error && <Alert variant="destructive">{error}</Alert>}
        {people ? (
          <p className="text-sm">{t("people.print.chosen", { count: people.length })}</p>
        ) : (
          <WhoseFields isForAll={isForAll} onForAll={setIsForAll} chosen={chosen} onChosen={setChosen} />
        )}
      </DialogBody>
      <DialogFooter>
        {button("codes", "outline")}
        {button("cards", "default")}
      </DialogFooter>
    </>
  );
}

type WhoseFieldsProps = ComponentProps<typeof PeopleChoice> & {
  isForAll: boolean;
  onForAll: (isForAll: boolean) => void;
};

function WhoseFields({ isForAll, onForAll, chosen, onChosen }: WhoseFieldsProps) {
  const t = useT();
  return (
    <>
      <RadioGroup
        aria-label={t("people.print.whose")}
        value={isForAll ? "everybody" : "some"}
        onValueChange={(value) => onForAll(value === "everybody")}
      >
        {(["everybody", "some"] as const).map((whose) => (
          <RadioOption key={whose} value={whose} className="items-center p-3">
            {t(`people.print.${whose}`)}
          </RadioOption>
        ))}
      </RadioGroup>
      {!isForAll && <PeopleChoice chosen={chosen} onChosen={onChosen} />}
    </>
  );
}

/** One file at a time; closing the dialog gives it up. */
function usePrint(slug: string) {
  const t = useT();
  const [busy, setBusy] = useState<Print | null>(null);
  const [error, setError] = useState<string | null>(null);
  const closing = useRef<AbortController>(null);
  useEffect(() => {
    closing.current = new AbortController();
    return () => closing.current?.abort();
  }, []);

  async function print(kind: Print, people: readonly number[] | null) {
    const { signal } = closing.current ?? new AbortController();
    setBusy(kind);
    setError(null);
    try {
      const file = await downloadPrint(kind, { slug, people: people && [...people] }, signal);
      toast.success(t("people.print.done", { file }));
    } catch (cause) {
      if (!signal.aborted) setError(t.say(messageOf(cause, t("people.print.failed"))));
    } finally {
      setBusy(null);
    }
  }

  return { busy, error, print };
}
