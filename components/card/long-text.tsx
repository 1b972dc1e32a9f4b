import { written } from "@/lib/card/written";

type Props = {
  text: string;
  /** Whose text it is, for those who hear "More" without seeing what it stands below. */
  of: string;
};

/** So few letters need three lines at most, however narrow the column. */
const surelyShort = 45;

/**
 * Three lines of a text, and the rest behind "More". All of it is in the page, once, so that it is found and read out; the
 * stylesheet cuts it while the details beside it are shut, and shows them only where there is something to open.
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
