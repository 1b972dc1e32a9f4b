import { Building2 } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/navigation/link";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import * as paths from "@/lib/paths";

/** In place of a company's screens, for an account that can work for none. */
export function NoCompany({ user: { companies = [], waits_for: [awaited] = [] } }: { user: CurrentUser }) {
  const t = useT();
  const { whatsapp, email } = useSite();
  const [blocked] = companies;
  return (
    <EmptyState
      heading="h1"
      icon={Building2}
      {...(awaited
        ? { title: t("companies.none.waiting", { company: awaited }), description: t("companies.none.waitingText") }
        : blocked
          ? {
              title: t("companies.none.blocked", { company: blocked.company_name }),
              description: t("companies.none.blockedText"),
            }
          : { title: t("companies.none.left"), description: t("companies.none.leftText") })}
    >
      {whatsapp && (
        <a href={chatLink(whatsapp)} rel="noopener noreferrer" target="_blank" className={buttonVariants()}>
          WhatsApp
        </a>
      )}
      {email && (
        <a href={mailLink(email)} className={buttonVariants({ variant: "outline" })}>
          {email}
        </a>
      )}
      <Link href={paths.account} className={buttonVariants({ variant: "outline" })}>
        {t("companies.none.account")}
      </Link>
    </EmptyState>
  );
}
