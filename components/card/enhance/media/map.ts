import { createFrame } from "./embed";
import { onFirstMove, onView } from "./moments";

export function startMap(): void {
  const map = document.querySelector<HTMLElement>("[data-map]");
  const src = map?.dataset.map;
  if (map && src) onFirstMove(() => onView(map, () => map.append(createFrame(src, "Map"))));
}
