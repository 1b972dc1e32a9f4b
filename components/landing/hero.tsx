import * as paths from "@/lib/paths";
import { cardPicture } from "./pictures";

const button = "flex min-h-13 items-center justify-center rounded-2xl px-6 font-semibold";

export function Hero({ hasDemo }: { hasDemo: boolean }) {
  return (
    <section id="home" className="hero-glow overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-14 px-5 pt-14 pb-20 sm:pt-20 lg:grid-cols-[1.15fr_1fr] lg:py-24">
        <div>
          <p className="text-sm font-bold tracking-widest text-gold uppercase">Digital visiting cards</p>
          <h1 className="mt-4 font-serif text-[2.5rem] large-text:text-3xl leading-[1.12] font-semibold text-balance sm:text-6xl">
            Create your digital visiting card in 2 minutes
          </h1>
          <p className="mt-6 max-w-xl text-lg text-pretty text-quiet">
            One link to call, chat, find you and see what you sell. No app needed, and every change shows at once.
          </p>
          <div className="mt-9 flex flex-col gap-3 sm:flex-row">
            <a className={`${button} bg-accent text-on-accent hover:bg-accent-strong`} href={paths.signUp}>
              Get your card
            </a>
            <a className={`${button} border border-line bg-paper text-accent-strong hover:bg-sunken`} href={paths.demo}>
              See the demo
            </a>
            {hasDemo && (
              <a
                className={`${button} border border-line bg-paper text-accent-strong hover:bg-sunken`}
                href={paths.demoCard}
              >
                See a live card
              </a>
            )}
          </div>
        </div>
        <PhonePicture />
      </div>
    </section>
  );
}

const { light, dark, width, height } = cardPicture;

/** Picture of a real card, in the visitor's colour scheme. */
function PhonePicture() {
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
