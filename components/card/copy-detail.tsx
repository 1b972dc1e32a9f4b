import type { T } from "@/lib/i18n/translator";

type CopyDetailProps = {
  t: T;
  label: string;
  /** The message after copying; without it there is no button. */
  copied?: string;
  children: string;
};

/** The button needs the script; without it a touch selects the text. */
export function CopyDetail({ t, label, copied, children }: CopyDetailProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
        {copied && (
          <button
            className="button button-waiting"
            type="button"
            aria-label={t("card.copy.what", { what: label })}
            data-copy={children}
            data-copied={copied}
          >
            {t("card.copy.action")}
          </button>
        )}
      </dd>
    </div>
  );
}
