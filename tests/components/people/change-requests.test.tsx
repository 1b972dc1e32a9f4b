import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangeRequests } from "@/components/people/change-requests";
import { buildHours } from "../../lib/card/build-hours";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const wish = {
  ...{ id: 7, person_id: 4, person_name: "Asha", field: "email", current: "", value: "asha@shop.example" },
  ...{ note: "The old one is full", created_at: "2026-11-20T10:00:00.000Z" },
};

async function show(count: number, asked = wish) {
  let results = [asked];
  const answer = () => {
    results = [];
    return { status: 204 };
  };
  const calls = fakeApi({
    "GET /api/client/change-requests/": () => ({ json: { results } }),
    "POST /api/client/change-requests/7/approve/": answer,
    "POST /api/client/change-requests/7/refuse/": answer,
  });
  await showScreen(buildCurrentUser({ role: "owner", change_requests: count }), <ChangeRequests />);
  return { calls, user: userEvent.setup() };
}

test("asks for nothing where nothing waits", async () => {
  const { calls } = await show(0);
  expect(calls).toEqual([]);
  expect(screen.queryByRole("region")).toBeNull();
});

test("shows before and after, and is approved with one tap", async () => {
  const { calls, user } = await show(1);
  const row = within(await screen.findByRole("listitem"));
  expect(row.getByText("Email: empty → asha@shop.example")).toBeInTheDocument();
  expect(row.getByText("The old one is full")).toBeInTheDocument();
  await user.click(row.getByRole("button", { name: "Approve the change for Asha: Email" }));
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "" })).toBeNull());
  expect(calls.map(({ method, path }) => [method, path])).toContainEqual([
    "POST",
    "/api/client/change-requests/7/approve/",
  ]);
});

test("of links shows those of now and those to be", async () => {
  const value = "Shop https://shop.example\nBlog https://blog.example";
  await show(1, { ...wish, field: "links", current: "", value });
  const now = (await screen.findByText("Now")).nextElementSibling as HTMLElement;
  expect(now).toHaveTextContent(/^empty$/);
  const wished = within(screen.getByText("Asked for").nextElementSibling as HTMLElement);
  expect(wished.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(value.split("\n"));
  expect(screen.getByRole("button", { name: "Approve the change for Asha: Links" })).toBeInTheDocument();
});

test("of hours shows when they are there now and when to be", async () => {
  await show(1, { ...wish, field: "hours", current: "", value: JSON.stringify(buildHours(["10:00-13:00"])) });
  const wished = (await screen.findByText("Asked for")).nextElementSibling;
  expect(wished).toHaveTextContent(/^Mon: 10 am – 1 pm/);
  expect(screen.getByText("Now").nextElementSibling).toHaveTextContent(/^empty$/);
});

test("is refused with words", async () => {
  const { calls, user } = await show(1);
  await user.click(await screen.findByRole("button", { name: "Refuse the change for Asha: Email" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Refuse this change?" }));
  await user.type(dialog.getByRole("textbox", { name: /^Why not/ }), "Not yet");
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ reason: "Not yet" });
});
