import * as paths from "@/lib/paths";
import type { Site } from "@/lib/web/site/describe-site";
import { PlanList } from "./plan-list";
import { PlanPrice } from "./plan-price";
import { Section } from "./section";

export function Pricing({ terms }: Pick<Site, "terms">) {
  return (
    <Section id="pricing" label="Pricing" title="One plan with everything in it">
      <div className="mt-10 grid gap-8 rounded-3xl border border-line bg-paper p-7 shadow-sm sm:p-10 md:grid-cols-[1fr_1.4fr] md:items-center">
        <div>
          <PlanPrice terms={terms} className="text-6xl large-text:text-4xl" />
          <a
            className="mt-7 flex min-h-13 items-center justify-center rounded-2xl bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
            href={paths.signUp}
          >
            Get your card
          </a>
        </div>
        <PlanList className="grid gap-3.5 md:border-l md:border-line md:pl-10" />
      </div>
    </Section>
  );
}
