import { type Written, written } from "@/lib/card/written";
import type { T } from "@/lib/i18n/translator";

type Props = {
  t: T;
  text: string;
  /** `dir` and `lang`, where more is known than the text shows. */
  words?: Written;
  /** Completes "More" for screen readers. */
  of: string;
};

/** Up to this length a text always fits three lines. */
const surelyShort = 45;

/**
 * Clamped to three lines by CSS while the `details` beside it is closed, so search and screen readers get the whole
 * text.
 */
export function LongText({ t, text, words = written(text), of }: Props) {
  const prose = (
    <p className="prose" {...words}>
      {text}
    </p>
  );
  if (text.length <= surelyShort && !text.includes("\n")) return prose;
  return (
    <div className="long-text">
      {prose}
      <details>
        <summary>
          <span>{t("card.longText.more")}</span>
          <span>{t("card.longText.less")}</span>
          <span className="unseen">{t("card.longText.of", { what: of })}</span>
        </summary>
      </details>
    </div>
  );
}
