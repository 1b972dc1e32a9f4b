"use client";

import { useContext, useEffect, useRef, useState } from "react";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { FormHold } from "@/components/upload/form-hold";
import { PictureRefusal } from "@/lib/browser/picture/plan-picture";
import * as fileMessages from "@/lib/contract/file-messages";

/**
 * Processes a picked picture; the latest wins. Blocks the form's submit; unmounting aborts. `refuse` gets the reason
 * why a picture cannot be used.
 */
export function usePreparing(refuse: (message: string) => void) {
  const hold = useContext(FormHold);
  const [busy, setBusy] = useState(false);
  const current = useRef<AbortController | null>(null);

  function cancel() {
    current.current?.abort();
    current.current = null;
    setBusy(false);
  }
  useEffect(() => () => current.current?.abort(), []);
  useEffect(() => {
    if (!busy) return;
    hold(true);
    return () => hold(false);
  }, [busy, hold]);

  /** @returns nothing when aborted or refused */
  async function run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    cancel();
    const started = new AbortController();
    current.current = started;
    setBusy(true);
    try {
      const result = await work(started.signal);
      return started.signal.aborted ? undefined : result;
    } catch (cause) {
      if (!started.signal.aborted)
        refuse(cause instanceof PictureRefusal ? cause.message : fileMessages.imageUnreadable);
      return undefined;
    } finally {
      if (current.current === started) cancel();
    }
  }

  return { busy, run, cancel };
}

type Preparing = ReturnType<typeof usePreparing>;

/** Always mounted: a live region must exist before its text. */
export function PreparingStatus({ preparing }: { preparing: Preparing }) {
  const t = useT();
  const { busy, cancel } = preparing;
  return (
    <div className={busy ? "flex items-center gap-3" : "sr-only"}>
      <p role="status" className="flex flex-1 items-center gap-2 text-sm text-muted-foreground">
        {busy && (
          <>
            <Spinner />
            {t("picture.preparing.status")}
          </>
        )}
      </p>
      {busy && (
        <Button variant="outline" size="sm" onClick={cancel}>
          {rich(t, "picture.preparing.cancel", { hidden: (inner) => <span className="sr-only">{inner}</span> })}
        </Button>
      )}
    </div>
  );
}
