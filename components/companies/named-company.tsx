import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { LoadingFailed, LoadingScreen } from "@/components/session/loading-screen";
import { useSessionUser } from "@/components/session/session-user";
import type { RequestError } from "@/lib/api/call/request";
import { chooseCompany } from "@/lib/api/companies";
import { replaceBy } from "@/lib/browser/leave";

/** Chooses the company that a link in a mail names as `?company=`, before anything of another one is shown. */
export function NamedCompany({ children }: { children: ReactNode }) {
  const { companies = [], client_id: shown } = useSessionUser();
  const named = useSearchParams().get("company");
  const wanted = companies.find(({ id, is_active }) => is_active && String(id) === named && id !== shown)?.id;
  const [failure, setFailure] = useState<RequestError | null>(null);

  useEffect(() => {
    if (named === null || failure) return;
    if (wanted === undefined) return forgetName();
    chooseCompany(wanted, addressWithoutName(), replaceBy).catch((error) =>
      error.isOutOfReach ? setFailure(error) : forgetName(),
    );
  }, [named, wanted, failure]);

  if (wanted === undefined) return children;
  return failure ? <LoadingFailed error={failure} onRetry={() => setFailure(null)} /> : <LoadingScreen />;
}

/** After the router's effects, which would write the former address back. */
function forgetName(): void {
  queueMicrotask(() => window.history.replaceState(null, "", addressWithoutName()));
}

function addressWithoutName(): string {
  const { pathname, searchParams, hash } = new URL(window.location.href);
  searchParams.delete("company");
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : "") + hash;
}
