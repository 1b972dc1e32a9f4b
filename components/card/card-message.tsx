import type { ReactNode } from "react";
import { written } from "@/lib/card/written";

export function CardMessage({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <main className="message">
      <h1>{title}</h1>
      {text && <p {...written(text)}>{text}</p>}
      {children}
    </main>
  );
}
