"use client";

import { PartFailure } from "@/components/list/part-failure";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { useCapabilities } from "@/lib/api/kept/capabilities";
import { useTwoFactor } from "@/lib/api/sign-in/two-factor";
import { TwoFactorSteps } from "./two-factor-steps";

/** Whether signing in asks for a code beside the password; nothing where the provider knows no such thing. */
export function TwoFactorSection() {
  const { data: capabilities } = useCapabilities();
  return capabilities?.two_factor ? (
    <SectionCard
      title="Two-step verification"
      description="With it, a password alone lets nobody in: signing in also asks for a code that an app on your phone shows."
    >
      <TwoFactorState />
    </SectionCard>
  ) : null;
}

function TwoFactorState() {
  const { data, error, mutate } = useTwoFactor();
  if (error && !data) return <PartFailure title="Could not load this" error={error} onRetry={() => void mutate()} />;
  return data ? <TwoFactorSteps state={data} /> : <Skeleton className="h-11 w-full" />;
}
