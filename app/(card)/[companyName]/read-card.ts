import { decodeSegment } from "@/lib/paths";
import { type Card, loadCard } from "@/lib/web/provider-client/cards";
import type { NoCardReading } from "./no-card";

type Reading = { state: "found"; name: string; slug: string; card: Card } | NoCardReading;

/** What a path segment stands for; `name` is the segment decoded. */
export async function readCard(segment: string): Promise<Reading> {
  const name = decodeSegment(segment);
  if (name.trim() === "") return { state: "missing", name: "" };
  try {
    const card = await loadCard(name);
    return card ? { state: "found", name, slug: card.company.client.slug ?? name, card } : { state: "missing", name };
  } catch (error) {
    return { state: "failed", name, message: (error as Error).message };
  }
}
