import type { ProductPicture as ShownPicture } from "@/lib/contract/content/product";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";
import { Picture } from "../picture";

type Props = {
  t: T;
  picture: ShownPicture;
  /** The product's. */
  name: string;
  /** Position among the product's pictures. */
  place?: { number: number; count: number };
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: loads eagerly. */
  first?: boolean;
};

/** Cropped around its focus. */
export function ProductPicture({ t, picture: { image, image_set, focus }, name, place, sizes, first }: Props) {
  return (
    <Picture
      url={image}
      set={image_set}
      alt={place && place.count > 1 ? t("card.product.picture", { name, ...place }) : name}
      sizes={sizes}
      fallback={{ width: 800, height: 800 }}
      focus={focus}
      first={first}
    />
  );
}

export function NoImage({ t }: { t: T }) {
  return (
    <span className="no-image">
      <Icon name="image" />
      {t("card.product.noImage")}
    </span>
  );
}
