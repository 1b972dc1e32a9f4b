import { LanguageLinks } from "@/components/languages";
import { ThemeChoice } from "@/components/theme/theme-choice";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { anchors } from "./content";

const link = "flex min-h-11 items-center text-quiet hover:text-ink hover:underline";

const policies = [
  { path: paths.refundPolicy, name: "policies.refunds.title" },
  { path: paths.privacyPolicy, name: "policies.privacy.title" },
  { path: paths.shippingPolicy, name: "policies.shipping.title" },
  { path: paths.termsPolicy, name: "policies.terms.title" },
] as const;

/** `path` is the page's without its language, where it has several. */
export function SiteFooter({ t, brandName, path }: { t: T; brandName: string; path?: string }) {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-5 py-8">
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="me-auto w-full font-semibold sm:w-auto">{brandName}</p>
          {anchors.map(({ id, name }) => (
            <a key={id} className={link} href={`${paths.inLanguage(t.language, paths.home)}#${id}`}>
              {t(name)}
            </a>
          ))}
          <a className={link} href={paths.screenInLanguage(t.language, paths.login())}>
            {t("landing.menu.login")}
          </a>
        </div>
        <nav
          aria-label={t("landing.footer.policies")}
          className="mt-4 flex flex-wrap gap-x-6 border-t border-line pt-4"
        >
          {policies.map(({ path, name }) => (
            <a key={path} className={link} href={paths.inLanguage(t.language, path)}>
              {t(name)}
            </a>
          ))}
        </nav>
        {path && (
          <LanguageLinks
            t={t}
            pathOf={(language) => paths.inLanguage(language, path)}
            className="mt-4 border-t border-line pt-4"
          />
        )}
        <div className="mt-4 border-t border-line pt-4">
          <ThemeChoice t={t} />
        </div>
      </div>
    </footer>
  );
}
