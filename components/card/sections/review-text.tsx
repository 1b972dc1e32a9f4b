/** Longer texts show their beginning until they are opened. */
const most = 320;
const beginning = 240;

export function ReviewText({ text }: { text: string }) {
  if (text.length <= most)
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
    <details className="review-text">
      <summary>
        <span className="prose" dir="auto">
          {cut}…
        </span>{" "}
        <span className="review-more">Read more</span>
      </summary>
      <p className="prose" dir="auto">
        {text}
      </p>
    </details>
  );
}
