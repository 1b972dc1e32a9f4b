import { Icon } from "@/components/card/icons";
import { plan } from "./content";

export function PlanList({ className }: { className: string }) {
  return (
    <ul className={className}>
      {plan.map((item) => (
        <li key={item} className="flex gap-3 text-lg">
          <span className="mt-0.5 text-accent-strong">
            <Icon name="check" />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
