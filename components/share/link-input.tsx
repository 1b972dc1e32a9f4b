import { Input } from "@/components/ui/field/input";

/** Selects the whole link on focus. */
export function LinkInput({ link, label }: { link: string; label: string }) {
  return <Input readOnly dir="ltr" value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />;
}
