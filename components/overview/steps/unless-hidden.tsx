"use client";

import type { ReactNode } from "react";
import { useSessionUser } from "@/components/session/session-user";
import { useNonce } from "@/components/ui/app/nonce";
import { useHydrated } from "@/components/ui/use-hydrated";
import { scriptOfHiddenSteps } from "@/lib/browser/first-steps";

/** A guide in the page that the server makes, which cannot know whether this browser hides it: the page looks itself. */
export function UnlessHidden({ children }: { children: ReactNode }) {
  const { id } = useSessionUser();
  const nonce = useNonce();
  const isHydrated = useHydrated();
  return (
    <div className={isHydrated ? undefined : "in-data-[steps=hidden]:hidden"}>
      {!isHydrated && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing of it was written by anybody
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scriptOfHiddenSteps(id) }} />
      )}
      {children}
    </div>
  );
}
