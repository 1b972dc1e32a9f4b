"use client";

import { Copy, Nfc } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { useHydrated } from "@/components/ui/use-hydrated";
import { canWriteTags, whyNotWritten, writeTag } from "@/lib/browser/nfc-tag";
import { LinkInput } from "./link-input";
import { copyLink } from "./share-link";

/** `link` marks visits by tag for the figures. */
export function TagSection({ link }: { link: string }) {
  const isWritable = useHydrated() && canWriteTags();
  return (
    <SectionCard title="NFC tag" description="A phone that touches the tag opens your card.">
      <div className="grid gap-3">
        <LinkInput link={link} label="Link for an NFC tag" />
        <Button variant="outline" onClick={() => copyLink(link)}>
          <Copy aria-hidden="true" />
          Copy tag link
        </Button>
        {isWritable ? (
          <TagWriter link={link} />
        ) : (
          <p className="text-sm text-muted-foreground">
            Write this link to a tag with any NFC app, or open this screen in Chrome on an Android phone with NFC.
          </p>
        )}
      </div>
    </SectionCard>
  );
}

function TagWriter({ link }: { link: string }) {
  const { state, write, cancel } = useTagWriter(link);
  const isWaiting = state.kind === "waiting";
  return (
    <>
      <Button onClick={write} busy={isWaiting}>
        {!isWaiting && <Nfc aria-hidden="true" />}
        {isWaiting ? "Waiting for a tag..." : "Write to a tag"}
      </Button>
      {isWaiting && (
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      )}
      <div role="status" className="text-sm empty:sr-only">
        {isWaiting && "Hold the tag to the back of your phone, and keep it there."}
        {state.kind === "written" && "The tag is written. Touch it with another phone to try it."}
      </div>
      {state.kind === "failed" && <Alert variant="destructive">{state.reason}</Alert>}
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
