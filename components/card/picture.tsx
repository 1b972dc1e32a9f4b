import type { Focus } from "@/lib/contract/content/focus";
import { center } from "@/lib/contract/content/values";
import type { Picture as PictureSize } from "@/lib/contract/fields";

type Props = {
  url: string;
  /** `srcset` candidates. */
  set?: PictureSize[];
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Size if the set is empty. */
  fallback: { width: number; height: number };
  /** Kept in view when cropped; default: the middle. */
  focus?: Focus;
  /** Above the fold: loads eagerly. */
  first?: boolean;
};

/** Responsive, with reserved space. */
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
