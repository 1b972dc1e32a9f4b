import type { HeadSite } from "@/components/card/head/card-metadata";
import type { Head } from "@/components/document";
import { rich } from "@/components/i18n/rich";
import { answerSiteDocument } from "@/components/landing/site-document";
import { SiteFooter } from "@/components/landing/site-footer";
import { describeLanguages } from "@/components/landing/site-metadata";
import { mailLink } from "@/lib/contract/email";
import { formatDate } from "@/lib/format/date";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { siteTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";
import { type Operator, type Policy, type PolicySection, policiesUpdated, readOperator } from "./policy";

export function createPolicyPage(policyOf: (t: T, operator: Operator) => Policy) {
  return async function answerPolicy(request: Request): Promise<Response> {
    const site = await readSite();
    const t = siteTranslator(request);
    const operator = readOperator(site);
    const policy = policyOf(t, operator);
    const head = describePolicy(t, policy, site);
    return answerSiteDocument({ t, head, site }, <PolicyPage t={t} policy={policy} operator={operator} />);
  };
}

type Props = { t: T; policy: Policy; operator: Operator };

export function PolicyPage({ t, policy, operator }: Props) {
  const { title, sections } = policy;
  const contents = [...sections, { id: contactId, title: t("policies.reachUs.title") }];
  return (
    <>
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-16 max-w-5xl items-center px-5">
          <a
            href={paths.inLanguage(t.language, paths.home)}
            className="flex min-h-11 items-center text-lg font-semibold hover:underline"
          >
            {operator.brand}
          </a>
        </div>
      </header>
      <main className="mx-auto max-w-5xl px-5 pt-12 pb-20">
        <h1 className="font-serif text-4xl font-semibold text-balance sm:text-5xl">{title}</h1>
        <p className="mt-4 text-quiet">
          {rich(t, "policies.updated", {
            date: formatDate(t, policiesUpdated),
            time: (inner) => <time dateTime={policiesUpdated}>{inner}</time>,
          })}
        </p>
        <div className="mt-10 grid gap-10 md:grid-cols-[14rem_1fr]">
          <nav
            aria-label={t("policies.contents")}
            className="self-start rounded-2xl border border-line bg-paper p-4 md:sticky md:top-6"
          >
            <ol>
              {contents.map(({ id, title: name }) => (
                <li key={id}>
                  <a className="flex min-h-11 items-center px-2 text-accent-strong hover:underline" href={`#${id}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="grid max-w-2xl gap-10">
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
            <Contact t={t} operator={operator} />
          </div>
        </div>
      </main>
      <SiteFooter t={t} brandName={operator.brand} path={policy.path} />
    </>
  );
}

const heading = "font-serif text-2xl font-semibold";

function Section({ section: { id, title, text } }: { section: PolicySection }) {
  return (
    <section id={id}>
      <h2 className={heading}>{title}</h2>
      {text.map((part) =>
        typeof part === "string" ? (
          <p key={part} className="mt-3 leading-relaxed">
            {part}
          </p>
        ) : (
          <ul key={part[0]} className="mt-3 grid list-disc gap-2 ps-6 leading-relaxed">
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

const contactId = "reach-us";

function Contact({ t, operator: { brand, name, address, email } }: Omit<Props, "policy">) {
  return (
    <section id={contactId}>
      <h2 className={heading}>{t("policies.reachUs.title")}</h2>
      <address className="mt-3 leading-relaxed whitespace-pre-line not-italic">
        {name ?? brand}
        {address && `\n${address}`}
      </address>
      {email ? (
        <a className="flex min-h-11 items-center text-accent-strong underline" href={mailLink(email)}>
          {email}
        </a>
      ) : (
        <a
          className="flex min-h-11 items-center text-accent-strong underline"
          href={`${paths.inLanguage(t.language, paths.home)}#contact`}
        >
          {t("policies.reachUs.contact")}
        </a>
      )}
    </section>
  );
}

export function describePolicy(t: T, { title, description, path }: Policy, site: HeadSite): Head {
  const named = `${title} | ${site.name}`;
  return {
    title: named.length <= 60 ? named : title,
    description,
    isListed: true,
    ...describeLanguages(t, path, site.url),
  };
}
