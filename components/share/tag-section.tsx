"use client";

import { Copy, Nfc } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { useHydrated } from "@/components/ui/use-hydrated";
import { canWriteTags, whyNotWritten, writeTag } from "@/lib/browser/nfc-tag";
import { LinkInput } from "./link-input";
import { copyLink } from "./share-link";

/** `link` marks visits by tag for the figures. */
export function TagSection({ link }: { link: string }) {
  const t = useT();
  const isWritable = useHydrated() && canWriteTags();
  return (
    <SectionCard title={t("share.tag.title")} description={t("share.tag.text")}>
      <div className="grid gap-3">
        <LinkInput link={link} label={t("share.tag.label")} />
        <Button variant="outline" onClick={() => copyLink(t, link)}>
          <Copy aria-hidden="true" />
          {t("share.tag.copy")}
        </Button>
        {isWritable ? (
          <TagWriter link={link} />
        ) : (
          <p className="text-sm text-muted-foreground">{t("share.tag.elsewhere")}</p>
        )}
      </div>
    </SectionCard>
  );
}

function TagWriter({ link }: { link: string }) {
  const t = useT();
  const { state, write, cancel } = useTagWriter(link);
  const isWaiting = state.kind === "waiting";
  return (
    <>
      <Button onClick={write} busy={isWaiting}>
        {!isWaiting && <Nfc aria-hidden="true" />}
        {isWaiting ? t("share.tag.waiting") : t("share.tag.write")}
      </Button>
      {isWaiting && (
        <Button variant="ghost" onClick={cancel}>
          {t("share.tag.cancel")}
        </Button>
      )}
      <div role="status" className="text-sm empty:sr-only">
        {isWaiting && t("share.tag.hold")}
        {state.kind === "written" && t("share.tag.written")}
      </div>
      {state.kind === "failed" && <Alert variant="destructive">{t.say(state.reason)}</Alert>}
    </>
  );
}

type TagState = { kind: "idle" | "waiting" | "written" } | { kind: "failed"; reason: string };

/** One tag at a time; unmounting aborts. */
function useTagWriter(url: string) {
  const [state, setState] = useState<TagState>({ kind: "idle" });
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  async function write() {
    const controller = new AbortController();
    waiting.current = controller;
    setState({ kind: "waiting" });
    try {
      await writeTag(url, controller.signal);
      setState({ kind: "written" });
    } catch (error) {
      setState(controller.signal.aborted ? { kind: "idle" } : { kind: "failed", reason: whyNotWritten(error) });
    }
  }

  return { state, write, cancel: () => waiting.current?.abort() };
}
