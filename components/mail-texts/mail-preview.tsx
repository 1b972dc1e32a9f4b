"use client";

import { useTheme } from "next-themes";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { useDebounced } from "@/components/list/use-debounced";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useMailPreview } from "@/lib/api/mail-texts";
import type { MailPreview as Mail } from "@/lib/contract/mail-texts/schema";
import type { TextForm } from "./mail-text-values";

/** The mail as it goes out, to somebody made up. */
export function MailPreview({ form: { control } }: { form: TextForm }) {
  const t = useT();
  const id = useId();
  const [kind, language, subject, body] = useWatch({ control, name: ["kind", "language", "subject", "body"] });
  const text = { kind, language, subject: useDebounced(subject), body: useDebounced(body) };
  const { data: mail, error, mutate } = useMailPreview(text);
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2 sm:max-xl:col-span-2">
      <h2 id={id} className="text-sm font-medium">
        {t("mail-texts.preview.title")}
      </h2>
      {mail ? (
        <>
          {error && <Alert variant="warning">{t("mail-texts.preview.older")}</Alert>}
          <Shown mail={mail} />
        </>
      ) : error ? (
        <PartFailure title={t("mail-texts.preview.failed")} error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton rounded="xl" className="h-96" />
      )}
    </section>
  );
}

/** Its own document, in which nothing runs. Its links ask for another window, which the sandbox does not give them. */
function Shown({ mail: { subject, html } }: { mail: Mail }) {
  const t = useT();
  const { resolvedTheme } = useTheme();
  const isDark = useHydrated() && resolvedTheme === "dark";
  return (
    <div className="flex flex-1 flex-col overflow-hidden rounded-lg border border-border">
      <p className="border-b border-border px-4 py-3 text-sm font-semibold wrap-anywhere">
        <span className="sr-only">{t("mail-texts.subject")}: </span>
        <span dir="auto" className="block">
          {subject}
        </span>
      </p>
      <iframe
        title={t("mail-texts.preview.mail")}
        sandbox=""
        srcDoc={html.replace("<head>", '<head><base target="_blank">')}
        style={{ colorScheme: isDark ? "dark" : "light" }}
        className="min-h-96 w-full flex-1 border-0"
      />
    </div>
  );
}
