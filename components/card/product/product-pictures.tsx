import type { ProductPicture as ShownPicture } from "@/lib/contract/content/product";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";
import { NoImage, ProductPicture } from "./product-picture";

type Props = { t: T; name: string; pictures: readonly ShownPicture[] };

const sizes = "(min-width: 48rem) 27rem, 92vw";

/** Several pictures swipe without the script. */
export function ProductPictures({ t, name, pictures }: Props) {
  const [first] = pictures;
  if (pictures.length > 1) return <PictureStrip t={t} name={name} pictures={pictures} />;
  return (
    <div className="product-picture">
      {first ? <ProductPicture t={t} picture={first} name={name} sizes={sizes} first /> : <NoImage t={t} />}
    </div>
  );
}

/** The dots are links; the script marks the current one and adds buttons. */
function PictureStrip({ t, name, pictures }: Props) {
  const count = pictures.length;
  return (
    <div className="product-pictures" data-pictures="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul className="product-strip" tabIndex={0} aria-label={t("card.product.pictures", { name })}>
        {pictures.map((picture, index) => (
          <li key={picture.id} id={`picture-${picture.id}`} className="product-picture">
            <ProductPicture
              t={t}
              picture={picture}
              name={name}
              place={{ number: index + 1, count }}
              sizes={sizes}
              first={index === 0}
            />
          </li>
        ))}
      </ul>
      <button type="button" className="button-waiting" data-turn="-1" aria-label={t("card.product.previous")}>
        <Icon name="left" />
      </button>
      <button type="button" className="button-waiting" data-turn="1" aria-label={t("card.product.next")}>
        <Icon name="right" />
      </button>
      <p className="product-dots">
        {pictures.map(({ id }, index) => (
          <a key={id} href={`#picture-${id}`}>
            <span className="unseen">{t("card.product.pictureAt", { number: index + 1, count })}</span>
          </a>
        ))}
      </p>
    </div>
  );
}
