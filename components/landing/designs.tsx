import { cardTemplates } from "@/components/card/templates/card-templates";
import { templateChoices } from "@/lib/contract/cards/values";
import type { T } from "@/lib/i18n/translator";
import { designPicture } from "./pictures";
import { Section } from "./sections";

const { width, height, pathOf } = designPicture;

export function Designs({ t }: { t: T }) {
  return (
    <Section label={t("landing.designs.label")} title={t("landing.designs.title")}>
      <p className="mt-4 max-w-2xl text-lg text-pretty text-quiet">{t("landing.designs.text")}</p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={t("landing.designs.list")}
        className="designs mt-10 flex gap-5 overflow-x-auto px-5 pt-1 pb-6"
      >
        {templateChoices.map((choice) => (
          <li key={choice} className="w-52 shrink-0 snap-center">
            <div className="rounded-[1.75rem] border border-line bg-paper p-1.5 shadow-lg">
              {/* biome-ignore lint/performance/noImgElement: public pages ship no framework script */}
              <img
                className="h-auto w-full rounded-[1.375rem] border border-line"
                src={pathOf(choice)}
                width={width}
                height={height}
                alt={t("landing.designs.picture", { design: t(cardTemplates[choice].name) })}
                loading="lazy"
                decoding="async"
              />
            </div>
            <h3 className="mt-4 font-semibold">{t(cardTemplates[choice].name)}</h3>
            <p className="mt-1 text-sm text-quiet">{t(cardTemplates[choice].description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
