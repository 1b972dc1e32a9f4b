import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { SessionGuard } from "@/components/session/session-guard";
import { useSessionUser } from "@/components/session/session-user";
import { leaveForLogin } from "@/lib/browser/leave";
import { failures } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { buildCurrentUser } from "../with-user";

jest.mock("@/lib/browser/leave", () => ({ leaveForLogin: jest.fn() }));

const fails = { status: 500, json: { detail: failures.internal } };

/** The dashboard of a user whose profile calls get these answers, one after the other. */
function show(...answers: FakeAnswer[]) {
  jest.spyOn(console, "error").mockImplementation(() => {});
  fakeApi({
    "GET /api/profile": () => (answers.length > 1 ? answers.shift() : answers[0]) ?? {},
    "POST /api/auth/signout/": { status: 204 },
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <SessionGuard>
        <p>Menu</p>
      </SessionGuard>
    </SWRConfig>,
  );
}

beforeEach(() => jest.mocked(leaveForLogin).mockClear());
afterEach(() => jest.restoreAllMocks());

test("a failure shows its reason, and a retry continues", async () => {
  show(fails, { json: buildCurrentUser() });
  expect(await screen.findByText(failures.internal)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Menu")).toBeInTheDocument();
  expect(leaveForLogin).not.toHaveBeenCalled();
});

test("a second failure ends the session", async () => {
  show(fails);
  await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Loading...")).toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith("The profile of the session could not be loaded", expect.any(Error));
});

test("an ended session leads to sign-in at once", async () => {
  show({ status: 403, json: { detail: failures.internal } });
  expect(await screen.findByText("Loading...")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Try Again" })).not.toBeInTheDocument();
});

function CompanyName() {
  return <p>{useSessionUser().company_name}</p>;
}

test("a page rendered for its user shows at once; the profile is refetched anyway", async () => {
  const user = buildCurrentUser({ company_name: "Marigold" });
  const calls = fakeApi({ "GET /api/profile": { json: { ...user, company_name: "Marigold Living" } } });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SessionGuard known={user}>
        <CompanyName />
      </SessionGuard>
    </SWRConfig>,
  );
  expect(screen.getByText("Marigold")).toBeInTheDocument();
  expect(await screen.findByText("Marigold Living")).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});
