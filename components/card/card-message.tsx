import type { ReactNode } from "react";

/** What stands in a card's place when there is no card to show. */
export function CardMessage({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <main className="message">
      <h1>{title}</h1>
      {text && <p dir="auto">{text}</p>}
      {children}
    </main>
  );
}
