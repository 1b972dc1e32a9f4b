import { cardPicture } from "./card-picture";

const { light, dark, width, height } = cardPicture;

/** A real card on a phone, in the colours that the visitor's system asks for. */
export function PhonePicture() {
  return (
    <div className="mx-auto w-full max-w-[19rem] rounded-[2.75rem] border border-line bg-paper p-2.5 shadow-2xl lg:rotate-2">
      <picture>
        <source srcSet={dark} media="(prefers-color-scheme: dark)" width={width} height={height} />
        <img
          className="h-auto w-full rounded-[2.125rem] border border-line"
          src={light}
          width={width}
          height={height}
          alt="The card of Marigold Living: logo, name and ways to call, chat, write and find the shop"
          fetchPriority="high"
          decoding="async"
        />
      </picture>
    </div>
  );
}
