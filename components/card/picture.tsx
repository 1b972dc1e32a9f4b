import type { Focus } from "@/lib/contract/content/focus";
import { center } from "@/lib/contract/content/values";
import type { Picture as PictureSize } from "@/lib/contract/fields";

type Props = {
  url: string;
  /** The same picture by width; without it the browser learns the size from the file. */
  set?: PictureSize[];
  alt: string;
  /** What the picture measures on screen, as in the `sizes` attribute. */
  sizes: string;
  /** Width and height where the set does not tell. */
  fallback: { width: number; height: number };
  /** What is to be seen of it where it is cut; the middle without one. */
  focus?: Focus;
  /** Whether it is what the visitor sees first. */
  first?: boolean;
};

/** A stored picture in the width that fits, with its room kept free while it loads. */
export function Picture({ url, set = [], alt, sizes, fallback, focus = center, first = false }: Props) {
  const largest = set.reduce<PictureSize | null>((best, one) => (best && best.width >= one.width ? best : one), null);
  return (
    // biome-ignore lint/performance/noImgElement: the widths exist already, and a card ships no framework script
    <img
      src={url}
      srcSet={set.length > 1 ? set.map((one) => `${encodeURI(one.url)} ${one.width}w`).join(", ") : undefined}
      sizes={set.length > 1 ? sizes : undefined}
      width={largest?.width ?? fallback.width}
      height={largest?.height ?? fallback.height}
      alt={alt}
      style={focus.x === center.x && focus.y === center.y ? undefined : { objectPosition: `${focus.x}% ${focus.y}%` }}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
    />
  );
}
