import type { ReactNode } from "react";
import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import * as failures from "@/lib/contract/failures";
import * as paths from "@/lib/paths";
import type { Site, SiteBrand } from "@/lib/web/site/describe-site";
import { PlanList } from "./plan-list";
import { PlanPrice } from "./plan-price";
import { SignUpForm } from "./sign-up-form";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export type SignUpOutcome = "thanks" | "check" | "later";

/** The request form, or what came of it where it was sent without script. */
export function SignUpPage({ site, outcome }: { site: SiteBrand & Pick<Site, "terms">; outcome?: SignUpOutcome }) {
  return (
    <>
      <SiteHeader site={site} />
      <main className="mx-auto max-w-6xl px-5 py-14 sm:py-20">
        {outcome === "thanks" || outcome === "later" ? (
          <Message title={outcome === "thanks" ? "Request sent" : "Please try again later"}>
            {outcome === "thanks" ? signUpMessages.received : failures.tooManyAttempts}
          </Message>
        ) : (
          <div data-form-part="" className="grid grid-cols-1 gap-12 lg:grid-cols-[1.2fr_1fr]">
            <div>
              <p className="text-sm font-bold tracking-widest text-gold uppercase">Sign up</p>
              <h1 className="mt-2 font-serif text-3xl font-semibold text-balance sm:text-4xl">Get your card</h1>
              <p className="mt-4 max-w-xl text-lg text-quiet">
                Tell us how to reach you. We set up your card and send you the login.
              </p>
              <SignUpForm brandName={site.name} hasFailed={outcome === "check"} />
            </div>
            <PlanSummary terms={site.terms} />
            <template data-sent="">
              <Message title="Request sent">{signUpMessages.received}</Message>
            </template>
          </div>
        )}
      </main>
      <SiteFooter brandName={site.name} />
    </>
  );
}

/** What the request is for, beside the form. */
function PlanSummary({ terms }: Pick<Site, "terms">) {
  return (
    <aside aria-label="The plan" className="self-start rounded-3xl border border-line bg-paper p-7 sm:p-9 lg:mt-10">
      <PlanPrice terms={terms} className="text-5xl" />
      <PlanList className="mt-6 grid gap-3 border-t border-line pt-6" />
    </aside>
  );
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" tabIndex={-1} className="max-w-xl outline-none">
      <h1 className="font-serif text-3xl font-semibold sm:text-4xl">{title}</h1>
      <p className="mt-4 text-lg text-quiet">{children}</p>
      <a
        href={paths.home}
        className="mt-8 inline-flex min-h-13 items-center justify-center rounded-2xl border border-line bg-paper px-6 font-semibold text-accent-strong hover:bg-sunken"
      >
        Back to the home page
      </a>
    </div>
  );
}
