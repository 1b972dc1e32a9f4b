import { useId } from "react";
import { Label } from "./label";
import { Switch } from "./switch";

type SettingSwitchProps = {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** Named on its left, with what it does below. */
export function SettingSwitch({ label, hint, ...control }: SettingSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
          {hint}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} className="mt-0.5" {...control} />
    </div>
  );
}
