import { Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { Input } from "@/components/ui/field/input";
import { SectionCard } from "@/components/ui/section-card";
import * as paths from "@/lib/paths";

/** The same form as the card's own: the server makes a chat of the number. */
export function SendSection({ slug }: { slug: string }) {
  return (
    <SectionCard title="Send to a WhatsApp number" description="No need to save the number.">
      <form action={paths.sendCard(slug)} method="get" target="_blank" className="flex items-end gap-3" rel="noopener">
        <Field className="flex-1">
          <FieldLabel>Phone number</FieldLabel>
          <Input type="tel" name="phone" inputMode="tel" autoComplete="off" placeholder="98765 43210" required />
        </Field>
        <Button type="submit" variant="outline">
          <Send aria-hidden="true" />
          Send
        </Button>
      </form>
    </SectionCard>
  );
}
