import { Input } from "@/components/ui/field/input";

/** A link to be copied by hand: a touch selects it whole. */
export function LinkInput({ link, label }: { link: string; label: string }) {
  return <Input readOnly dir="ltr" value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />;
}
