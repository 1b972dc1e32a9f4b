import { type Language, languageCodes, languages } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";

type Props = {
  t: T;
  codes?: readonly Language[];
  pathOf: (language: Language) => string;
  className: string;
};

/**
 * Links to the same page in other languages, each by its own name for itself; nothing where there is only one. The script
 * offers one of them, and its button is called as `data-languages` says.
 */
export function LanguageLinks({ t, codes = languageCodes, pathOf, className }: Props) {
  if (codes.length < 2) return null;
  return (
    <nav
      className={`languages ${className}`}
      aria-label={t("common.language.title")}
      data-languages={t("common.close")}
    >
      {codes.map((code) => (
        <a
          key={code}
          href={pathOf(code)}
          hrefLang={code}
          lang={code}
          dir={languages[code].dir}
          aria-current={code === t.language ? "true" : undefined}
        >
          {languages[code].name}
        </a>
      ))}
    </nav>
  );
}
