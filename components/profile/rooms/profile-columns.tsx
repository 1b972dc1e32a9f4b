import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type ProfileColumnsProps = {
  aside: ReactNode;
  /** Small screens do without the aside. */
  isAsideSpare?: boolean;
  preview?: ReactNode;
  children: ReactNode;
};

/** What leads through the screen beside what is on it, and the card's preview; below each other on small screens. */
export function ProfileColumns({ aside, isAsideSpare, preview, children }: ProfileColumnsProps) {
  return (
    <div
      className={cn(
        "grid items-start gap-3 lg:gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]",
        preview && "xl:grid-cols-[13rem_minmax(0,1fr)_20rem]",
      )}
    >
      <div className={cn("flex min-w-0 flex-col gap-4 lg:sticky lg:top-6", isAsideSpare && "max-lg:hidden")}>
        {aside}
      </div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
      {preview && <div className="hidden xl:block">{preview}</div>}
    </div>
  );
}
