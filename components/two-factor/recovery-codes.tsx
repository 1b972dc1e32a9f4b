"use client";

import { Download } from "lucide-react";
import { CopyButton } from "@/components/content/copy-button";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { downloadFile } from "@/lib/browser/download";

/** Shown once: each signs in without the phone, once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join("\n");
  return (
    <div className="flex flex-col gap-5 text-sm">
      <Alert>
        Write these recovery codes on paper. If you lose your phone, each code signs you in once. They are shown only
        now.
      </Alert>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy codes" />
        <Button
          variant="outline"
          onClick={() => downloadFile("recovery-codes.txt", "text/plain;charset=utf-8", `${text}\n`)}
        >
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button className="max-sm:w-full" onClick={onKept}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
