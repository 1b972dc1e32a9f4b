import type { ProductPicture as ShownPicture } from "@/lib/contract/content/product";
import { Icon } from "../icons";
import { Picture } from "../picture";

type Props = {
  picture: ShownPicture;
  /** The product's. */
  name: string;
  /** Which of how many it is, where others of the product are beside it. */
  place?: { number: number; count: number };
  /** What it measures on screen, as in the `sizes` attribute. */
  sizes: string;
  /** Whether it is what the visitor sees first. */
  first?: boolean;
};

/** A picture of a product, cut to its place around its focus. */
export function ProductPicture({ picture: { image, image_set, focus }, name, place, sizes, first }: Props) {
  return (
    <Picture
      url={image}
      set={image_set}
      alt={place && place.count > 1 ? `${name}, picture ${place.number} of ${place.count}` : name}
      sizes={sizes}
      fallback={{ width: 800, height: 800 }}
      focus={focus}
      first={first}
    />
  );
}

/** In the place of a picture that a product has not. */
export function NoImage() {
  return (
    <span className="no-image">
      <Icon name="image" />
      No Image
    </span>
  );
}
