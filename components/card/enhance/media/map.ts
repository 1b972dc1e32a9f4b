import { createFrame } from "./embed";
import { onView } from "./first-move";

export function startMap(): void {
  const map = document.querySelector<HTMLElement>("[data-map]");
  const src = map?.dataset.map;
  if (map && src) onView(map, () => map.append(createFrame(src, "Map")));
}
