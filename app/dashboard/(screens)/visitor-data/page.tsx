import { Messages } from "@/components/i18n/messages";
import { VisitorDataScreen } from "@/components/visitor-data/visitor-data-screen";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("visitor-data.title");

export default function VisitorDataPage() {
  return (
    <Messages
      of={[
        "visitor-data",
        "leads",
        "appointments",
        "feedback",
        "visitors-rules",
        "appointments-rules",
        "feedback-rules",
        "leads-rules",
      ]}
    >
      <VisitorDataScreen />
    </Messages>
  );
}
