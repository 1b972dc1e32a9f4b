import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useSavedCard } from "@/components/profile/preview/use-saved-card";
import { withoutPlan } from "@/lib/contract/limits";
import { buildPerson } from "../card/build-card";
import { fakeApi } from "../fake-api";
import { listAnswer } from "../list/list-answer";
import { buildCompleteProfile } from "../profile/build-profile";
import { buildCurrentUser, withUser } from "../with-user";

const site = {
  buildId: "test",
  brandName: "Namaskard",
  currency: "INR",
  mediaOrigin: null,
  emptySections: "show" as const,
};
const complete = buildCompleteProfile({ profile: { template_choice: "3" } });

test("the preview shows what the card does: nothing that rests, and the first design where the plan has no others", async () => {
  fakeApi({
    "GET /api/client/people/": () =>
      listAnswer([buildPerson({ id: 1, name: "Asha" }), buildPerson({ id: 2, name: "Ravi", is_resting: true })]),
  });
  const owner = buildCurrentUser({ allowance: { features: ["figures"], limits: withoutPlan.limits } });
  const wrapper = ({ children }: { children: ReactNode }) => withUser(owner, <main>{children}</main>);
  const { result } = renderHook(() => useSavedCard(complete, site), { wrapper });
  await waitFor(() => expect(result.current.people.map(({ name }) => name)).toEqual(["Asha"]));
  expect(result.current.company.profile.template_choice).toBe("1");
  expect(result.current.company.takes_orders).toBe(false);
});
