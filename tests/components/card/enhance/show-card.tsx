import { renderToStaticMarkup } from "react-dom/server.node";
import { DefaultTemplate } from "@/components/card/templates/default-template";
import type { Card } from "@/lib/web/provider-client/cards";
import { english as t } from "@/tests/english";
import { buildCard, buildProduct } from "../build-card";

const products = [1, 2, 3].map((id) => buildProduct({ id, name: `Vase ${id}`, image: `/media/${id}.webp` }));

/** Puts a card on the page, as the server sends it; without another one that has three pictures. */
export function showCard(card: Card = buildCard({ products })): void {
  document.body.innerHTML = renderToStaticMarkup(
    <DefaultTemplate t={t} card={card} at={{ slug: "marigold-living" }} brandName="Namaskard" currency="INR" />,
  );
}

/** The same at its own address, in a browser without `navigator.share`. @returns the texts copied there */
export function showCardToShare(): string[] {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.assign(navigator, { share: undefined, clipboard });
  document.head.innerHTML = '<link rel="canonical" href="https://cards.example/marigold-living">';
  showCard();
  return copied;
}

export const toast = () => document.querySelector("#toast");
export const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
export const settled = () => new Promise((resolve) => setTimeout(resolve));
