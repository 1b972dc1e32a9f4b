import { Printer } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { SectionCard } from "@/components/ui/section-card";
import * as paths from "@/lib/paths";

export function PrintSection({ slug }: { slug: string }) {
  return (
    <SectionCard
      title="For print shops"
      description="A visiting card (85 × 55 mm) and a stand for your counter (A6), with bleed and crop marks."
    >
      <a href={paths.printSheet(slug)} download className={cn(buttonVariants({ variant: "outline" }), "w-full")}>
        <Printer aria-hidden="true" />
        Download PDF
      </a>
    </SectionCard>
  );
}
