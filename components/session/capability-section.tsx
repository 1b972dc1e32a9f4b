"use client";

import type { ReactNode } from "react";
import { SectionCard } from "@/components/ui/section-card";
import { useCapabilities } from "@/lib/api/kept/capabilities";
import type { Capabilities } from "@/lib/contract/capabilities";

type CapabilitySectionProps = {
  capability: keyof Capabilities;
  title: string;
  description: string;
  children: ReactNode;
};

/** A section of what not every provider keeps; nothing where this one does not. */
export function CapabilitySection({ capability, title, description, children }: CapabilitySectionProps) {
  const { data: capabilities } = useCapabilities();
  if (!capabilities?.[capability]) return null;
  return (
    <SectionCard title={title} description={description}>
      {children}
    </SectionCard>
  );
}
