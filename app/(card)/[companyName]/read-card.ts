import { contentsIn } from "@/lib/card/own-words";
import { type Card, loadCard } from "@/lib/web/provider-client/cards";
import type { NoCardReading } from "./no-card";
import { type FoundCompany, readCompany } from "./read-company";

/** The card that a path segment stands for. */
export async function readCard(
  request: Request,
  segment: string,
): Promise<(FoundCompany & { card: Card }) | NoCardReading> {
  const reading = await readCompany(request, segment);
  if (reading.state !== "found") return reading;
  const { name, company, t } = reading;
  try {
    const card = await loadCard(name);
    return card ? { ...reading, card: { ...contentsIn(card, t.language), company } } : { state: "missing", name };
  } catch (error) {
    return { state: "failed", name, message: (error as Error).message };
  }
}
