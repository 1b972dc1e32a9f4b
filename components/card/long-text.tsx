import { written } from "@/lib/card/written";

type Props = {
  text: string;
  /** Completes "More" for screen readers. */
  of: string;
};

/** Up to this length a text always fits three lines. */
const surelyShort = 45;

/**
 * Clamped to three lines by CSS while the `details` beside it is closed, so search and screen readers get the whole
 * text.
 */
export function LongText({ text, of }: Props) {
  const prose = (
    <p className="prose" {...written(text)}>
      {text}
    </p>
  );
  if (text.length <= surelyShort && !text.includes("\n")) return prose;
  return (
    <div className="long-text">
      {prose}
      <details>
        <summary>
          <span>More</span>
          <span>Less</span>
          <span className="unseen">: {of}</span>
        </summary>
      </details>
    </div>
  );
}
