"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { paths } from "@/lib/paths";
import { useSessionUser } from "./session-user";

/** Sends everybody else to the dashboard; the server refuses their calls as well. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { is_admin: isAdmin } = useSessionUser();
  const router = useRouter();
  useEffect(() => {
    if (!isAdmin) router.replace(paths.dashboard);
  }, [isAdmin, router]);
  return isAdmin ? children : null;
}
