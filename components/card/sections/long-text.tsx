type Props = {
  text: string;
  /** How many characters are shown of a text that is longer by more than a third. */
  beginning?: number;
};

/** Longer texts show their beginning until they are opened. */
export function LongText({ text, beginning = 240 }: Props) {
  if (text.length <= (beginning * 4) / 3)
    return (
      <p className="prose" dir="auto">
        {text}
      </p>
    );
  const cut = text
    .slice(0, beginning)
    .toWellFormed()
    .replace(/\s+\S*$/, "")
    .replace(/[\s,;:.–-]+$/, "");
  return (
    <details className="long-text">
      <summary>
        <span className="prose" dir="auto">
          {cut}…
        </span>{" "}
        <span className="long-text-more">Read more</span>
      </summary>
      <p className="prose" dir="auto">
        {text}
      </p>
    </details>
  );
}
