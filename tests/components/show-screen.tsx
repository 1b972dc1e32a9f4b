import { setTimeout as wait } from "node:timers/promises";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { SWRConfig } from "swr";
import { SessionUserContext } from "@/components/session/session-user";
import { SiteContext } from "@/components/session/site";
import { Toaster } from "@/components/ui/app/toaster";
import { forgetAnswers } from "@/lib/api/call/use-answer";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { testSite } from "./with-user";

/** A screen as in the dashboard, on the shared cache, which its writes refresh. Emptied first. */
export async function showScreen(user: CurrentUser, screen: ReactElement) {
  // SWR drops the answer to what the test before still asks for, and the new screen would wait for it.
  await wait(5);
  await forgetAnswers();
  return render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <SiteContext value={testSite}>
        <SessionUserContext value={user}>{screen}</SessionUserContext>
      </SiteContext>
      <Toaster />
    </SWRConfig>,
  );
}
