import type { ReactNode } from "react";

/** What identifies the card beside everything that is on it; below each other on small screens. */
export function ProfileColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">{aside}</div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  );
}
