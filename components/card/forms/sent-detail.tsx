import { written } from "@/lib/card/written";

/** One line of what a visitor has sent, within a `dl`. */
export function SentDetail({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt {...written(label)}>{label}</dt>
      <dd {...written(children)}>{children}</dd>
    </div>
  );
}
