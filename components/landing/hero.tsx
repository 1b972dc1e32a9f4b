import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { cardPicture } from "./pictures";

const button = "flex min-h-13 items-center justify-center rounded-2xl px-6 font-semibold";

export function Hero({ t, hasDemo }: { t: T; hasDemo: boolean }) {
  return (
    <section id="home" className="hero-glow overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-14 px-5 pt-14 pb-20 sm:pt-20 lg:grid-cols-[1.15fr_1fr] lg:py-24">
        <div>
          <p className="text-sm font-bold tracking-widest text-gold uppercase">{t("landing.hero.label")}</p>
          <h1 className="mt-4 font-serif text-[2.5rem] large-text:text-3xl leading-[1.12] font-semibold text-balance sm:text-6xl">
            {t("landing.hero.title")}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-pretty text-quiet">{t("landing.hero.text")}</p>
          <div className="mt-9 flex flex-col gap-3 sm:flex-row">
            <a
              className={`${button} bg-accent text-on-accent hover:bg-accent-strong`}
              href={paths.inLanguage(t.language, paths.signUp)}
            >
              {t("landing.getCard")}
            </a>
            <a className={`${button} border border-line bg-paper text-accent-strong hover:bg-sunken`} href={paths.demo}>
              {t("landing.hero.demo")}
            </a>
            {hasDemo && (
              <a
                className={`${button} border border-line bg-paper text-accent-strong hover:bg-sunken`}
                href={paths.demoCard(t.language)}
              >
                {t("landing.hero.liveCard")}
              </a>
            )}
          </div>
        </div>
        <PhonePicture t={t} />
      </div>
    </section>
  );
}

const { pathOf, width, height } = cardPicture;

/** Picture of a real card, in the visitor's colour scheme. */
function PhonePicture({ t }: { t: T }) {
  return (
    <div className="mx-auto w-full max-w-[19rem] rounded-[2.75rem] border border-line bg-paper p-2.5 shadow-2xl lg:rotate-2">
      <picture>
        <source
          srcSet={pathOf(t.language, "dark")}
          media="(prefers-color-scheme: dark)"
          width={width}
          height={height}
        />
        <img
          className="h-auto w-full rounded-[2.125rem] border border-line"
          src={pathOf(t.language, "light")}
          width={width}
          height={height}
          alt={t("landing.hero.picture")}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
    </div>
  );
}
