import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type DeviceRowProps = {
  icon: LucideIcon;
  name: string;
  badge?: ReactNode;
  /** Below the name, one below the other. */
  children: ReactNode;
  action?: ReactNode;
};

/** One of the devices by which an account is signed in, with what is known of it. */
export function DeviceRow({ icon: Icon, name, badge, children, action }: DeviceRowProps) {
  return (
    <li className="flex items-start gap-3.5 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm text-muted-foreground">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere text-foreground">
          {name}
          {badge}
        </p>
        {children}
      </div>
      {action}
    </li>
  );
}
