"use client";

import { BillingFrame } from "./billing-frame";
import { PayToSection } from "./pay-to-section";
import { TermsSection } from "./terms-section";

export function BillingSettingsScreen() {
  return (
    <BillingFrame part="settings">
      <PayToSection />
      <TermsSection />
    </BillingFrame>
  );
}
