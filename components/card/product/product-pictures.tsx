import type { ProductPicture as ShownPicture } from "@/lib/contract/content/product";
import { Icon } from "../icons";
import { NoImage, ProductPicture } from "./product-picture";

type Props = { name: string; pictures: readonly ShownPicture[] };

const sizes = "(min-width: 48rem) 27rem, 92vw";

/** Several pictures swipe without the script. */
export function ProductPictures({ name, pictures }: Props) {
  const [first] = pictures;
  if (pictures.length > 1) return <PictureStrip name={name} pictures={pictures} />;
  return (
    <div className="product-picture">
      {first ? <ProductPicture picture={first} name={name} sizes={sizes} first /> : <NoImage />}
    </div>
  );
}

/** The dots are links; the script marks the current one and adds buttons. */
function PictureStrip({ name, pictures }: Props) {
  const count = pictures.length;
  return (
    <div className="product-pictures" data-pictures="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul className="product-strip" tabIndex={0} aria-label={`Pictures of ${name}`}>
        {pictures.map((picture, index) => (
          <li key={picture.id} id={`picture-${picture.id}`} className="product-picture">
            <ProductPicture
              picture={picture}
              name={name}
              place={{ number: index + 1, count }}
              sizes={sizes}
              first={index === 0}
            />
          </li>
        ))}
      </ul>
      <button type="button" className="button-waiting" data-turn="-1" aria-label="Previous picture">
        <Icon name="left" />
      </button>
      <button type="button" className="button-waiting" data-turn="1" aria-label="Next picture">
        <Icon name="right" />
      </button>
      <p className="product-dots">
        {pictures.map(({ id }, index) => (
          <a key={id} href={`#picture-${id}`}>
            <span className="unseen">{`Picture ${index + 1} of ${count}`}</span>
          </a>
        ))}
      </p>
    </div>
  );
}
