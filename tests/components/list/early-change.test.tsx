import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PeopleScreen } from "@/components/people/people-screen";
import { KnownAnswers } from "@/components/session/known-answers";
import { peopleOperations } from "@/lib/contract/content/operations";
import { pathOf } from "@/lib/contract/operation";
import { callLimits } from "@/lib/contract/values";
import { buildPerson } from "../card/build-card";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { listAnswer } from "./list-answer";

const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("a list from the page's HTML can be reordered before it has been refetched", async () => {
  let order = [buildPerson({ id: 1, name: "Ravi" }), buildPerson({ id: 2, name: "Meera" })];
  const known = listAnswer(order).json;
  let goOn = () => {};
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  fakeApi({
    "GET /api/client/people/": async () => {
      const answer = listAnswer(order);
      await slow;
      return answer;
    },
    "PUT /api/client/people/order/": () => {
      order = order.toReversed();
      return { json: { ids: [2, 1] } };
    },
  });
  const user = userEvent.setup();
  await showScreen(
    buildCurrentUser(),
    <KnownAnswers
      answers={{ [pathOf(peopleOperations.listPeople, {}, { page: 1, page_size: callLimits.pageSize.max })]: known }}
    >
      <PeopleScreen />
    </KnownAnswers>,
  );
  expect(await screen.findByRole("button", { name: "Drag Meera" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Move Meera" }));
  await user.click(await screen.findByRole("menuitem", { name: "Move up" }));
  await waitFor(() => expect(names()).toEqual(["Meera", "Ravi"]));
  goOn();
  await waitFor(() => expect(screen.getByText("2 of 20 people")).toBeInTheDocument());
  expect(names()).toEqual(["Meera", "Ravi"]);
});
