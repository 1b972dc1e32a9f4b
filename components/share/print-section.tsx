import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { paths } from "@/lib/paths";

export function PrintSection({ slug }: { slug: string }) {
  return (
    <SectionCard
      title="For print shops"
      description="A visiting card (85 × 55 mm) and a stand for your counter (A6), with a margin to cut and marks that show where."
    >
      <Button variant="outline" className="w-full" asChild>
        <a href={paths.printSheet(slug)} download>
          <Printer aria-hidden="true" />
          Download PDF
        </a>
      </Button>
    </SectionCard>
  );
}
