import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type ProfileColumnsProps = { aside: ReactNode; preview?: ReactNode; children: ReactNode };

/**
 * What identifies the card beside everything that is on it; below each other on small screens, and on wide ones too
 * where the card's preview takes the place beside them.
 */
export function ProfileColumns({ aside, preview, children }: ProfileColumnsProps) {
  return (
    <div className={cn("grid gap-6", preview && "xl:grid-cols-[minmax(0,1fr)_20rem]")}>
      <div
        className={cn(
          "grid content-start items-start gap-6",
          preview ? "lg:max-xl:grid-cols-[20rem_minmax(0,1fr)]" : "lg:grid-cols-[20rem_minmax(0,1fr)]",
        )}
      >
        <div className={cn("flex min-w-0 flex-col gap-6", preview && "xl:grid xl:grid-cols-2")}>{aside}</div>
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
      </div>
      {preview && <div className="hidden xl:block">{preview}</div>}
    </div>
  );
}
