"use client";

import type { ReactNode } from "react";
import { useAllowance } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import type { PlanFeature } from "@/lib/contract/limits";

/** What follows where the client's plan lacks something. */
export function FeatureNote({ feature, children }: { feature: PlanFeature; children: ReactNode }) {
  const { features } = useAllowance();
  return features.includes(feature) ? null : <Alert>{children}</Alert>;
}
