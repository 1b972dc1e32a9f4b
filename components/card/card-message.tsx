import type { ReactNode } from "react";
import { written } from "@/lib/card/written";

/** What stands in a card's place when there is no card to show. */
export function CardMessage({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <main className="message">
      <h1>{title}</h1>
      {text && <p {...written(text)}>{text}</p>}
      {children}
    </main>
  );
}
