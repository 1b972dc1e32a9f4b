import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { type Language, languages } from "@/lib/i18n/languages";

/** What a visitor wrote in, where the owner reads another language; a chat begins in it. */
export function VisitorLanguage({ language }: { language: Language | null | undefined }) {
  const t = useT();
  if (!language || language === t.language) return null;
  return (
    <Badge variant="outline">
      <span>
        {rich(t, "common.content.visitorLanguage", {
          heard,
          language: () => <span lang={language}>{languages[language].name}</span>,
        })}
      </span>
    </Badge>
  );
}
