import { Messages } from "@/components/i18n/messages";
import { VisitorDataScreen } from "@/components/visitor-data/visitor-data-screen";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("visitor-data.title");

export default function VisitorDataPage() {
  return (
    <Messages
      of={[
        "appointments",
        "common.checkFields",
        "common.counter",
        "common.delete.busy",
        "feedback.starsOf",
        "feedback.status",
        "format",
        "leads",
        "rules.tooLong",
        "visitor-data",
      ]}
    >
      <VisitorDataScreen />
    </Messages>
  );
}
