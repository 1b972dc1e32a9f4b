"use client";

import { PartFailure } from "@/components/list/failures";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { useTwoFactor } from "@/lib/api/sign-in/two-factor";
import { TwoFactorSteps } from "./two-factor-steps";

/** Whether signing in asks for a code beside the password. */
export function TwoFactorSection() {
  return (
    <SectionCard title="Two-step verification" description="Adds a code from your phone at sign-in.">
      <TwoFactorState />
    </SectionCard>
  );
}

function TwoFactorState() {
  const { data, error, mutate } = useTwoFactor();
  if (error && !data)
    return <PartFailure title="This could not be loaded" error={error} onRetry={() => void mutate()} />;
  return data ? <TwoFactorSteps state={data} /> : <Skeleton className="h-11 w-full" />;
}
