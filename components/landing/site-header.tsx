import { Icon } from "@/components/card/icons";
import { firstLetter } from "@/lib/card/first-letter";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { anchors } from "./content";

const link = "flex min-h-11 items-center rounded-lg px-3 font-medium text-quiet hover:text-ink";
const login =
  "flex min-h-11 items-center justify-center rounded-xl bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong";

export function SiteHeader({ t, site }: { t: T; site: SiteBrand }) {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-ground/90 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-5">
        <a
          href={paths.inLanguage(t.language, paths.home)}
          className="me-auto flex min-h-11 min-w-0 items-center gap-2.5 text-lg font-semibold"
        >
          <SiteMark site={site} />
          <span className="truncate">{site.name}</span>
        </a>
        <nav aria-label={t("landing.menu.sections")} className="hidden lg:flex">
          <SectionLinks t={t} />
        </nav>
        <a className={`${link} hidden lg:ms-3 lg:flex`} href={paths.inLanguage(t.language, paths.signUp)}>
          {t("landing.menu.signUp")}
        </a>
        <a className={`${login} hidden lg:flex`} href={paths.screenInLanguage(t.language, paths.login())}>
          {t("landing.menu.login")}
        </a>
        <details className="menu lg:hidden">
          <summary
            className="grid size-11 cursor-pointer list-none place-items-center rounded-xl border border-line"
            aria-label={t("landing.menu.open")}
          >
            <Icon name="menu" />
          </summary>
          <nav
            aria-label={t("landing.menu.open")}
            className="absolute inset-x-3 top-full mt-2 rounded-2xl border border-line bg-paper p-3 shadow-xl"
          >
            <SectionLinks t={t} />
            <a className={`${login} mt-2`} href={paths.screenInLanguage(t.language, paths.login())}>
              {t("landing.menu.login")}
            </a>
            <a
              className="mt-2 flex min-h-11 items-center justify-center rounded-xl border border-line px-5 font-semibold text-accent-strong hover:bg-sunken"
              href={paths.inLanguage(t.language, paths.signUp)}
            >
              {t("landing.menu.signUp")}
            </a>
          </nav>
        </details>
      </div>
    </header>
  );
}

/** The logo, or the first letter of the name. */
function SiteMark({ site: { name, logo } }: { site: SiteBrand }) {
  const box = "grid size-9 shrink-0 place-items-center rounded-xl";
  // biome-ignore lint/performance/noImgElement: it is stored in the width that it is shown in
  if (logo) return <img src={logo} alt="" width="36" height="36" className={`${box} bg-white object-contain`} />;
  return (
    <span aria-hidden="true" className={`${box} bg-accent text-on-accent`}>
      {firstLetter(name)}
    </span>
  );
}

function SectionLinks({ t }: { t: T }) {
  return anchors.map(({ id, name }) => (
    <a key={id} className={link} href={`${paths.inLanguage(t.language, paths.home)}#${id}`}>
      {t(name)}
    </a>
  ));
}
