import { Picture } from "@/components/card/picture";
import { demoPictures } from "./dealer";

/** Each link is the large picture, which the script shows over the page instead. */
export function Gallery() {
  return (
    <section className="demo-panel" id="gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title">Gallery</h2>
      <ul className="demo-gallery">
        {demoPictures.gallery.map(({ name, url, set }) => (
          <li key={name}>
            <a href={url} data-lightbox>
              <Picture
                url={url}
                set={set}
                alt={name}
                sizes="(min-width: 35.5rem) 16rem, 45vw"
                fallback={{ width: 960, height: 960 }}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
