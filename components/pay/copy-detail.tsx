import { CopyButton } from "@/components/content/copy-button";
import { useT } from "@/components/i18n/translator-context";

type CopyDetailProps = { label: string; hint?: string; children: string };

/** One line of a list of details that is copied into a payment. */
export function CopyDetail({ label, hint, children }: CopyDetailProps) {
  const t = useT();
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd>
        <div className="flex items-center gap-1">
          <bdi className="min-w-0 font-medium tabular-nums wrap-anywhere">{children}</bdi>
          <CopyButton text={children} label={t("pay.copy", { what: label })} isIcon />
        </div>
        {hint && <p className="text-sm text-muted-foreground">{hint}</p>}
      </dd>
    </div>
  );
}
