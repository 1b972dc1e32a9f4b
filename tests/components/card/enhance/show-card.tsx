import { renderToStaticMarkup } from "react-dom/server.node";
import { DefaultTemplate } from "@/components/card/templates/default-template";
import { buildCard, buildProduct } from "../build-card";

/** Puts a card with three pictures on the page, as the server sends it. */
export function showCard(): void {
  const products = [1, 2, 3].map((id) => buildProduct({ id, name: `Vase ${id}`, image: `/media/${id}.webp` }));
  document.body.innerHTML = renderToStaticMarkup(
    <DefaultTemplate card={buildCard({ products })} slug="marigold-living" brandName="Namaskard" currency="INR" />,
  );
}
