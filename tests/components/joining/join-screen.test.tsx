import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { JoinScreen } from "@/components/joining/join-screen";
import { ThemeProvider } from "@/components/ui/app/theme-provider";
import { forgetAnswers } from "@/lib/api/call/use-answer";
import { openCompany } from "@/lib/api/companies";
import { ApiError, fieldError } from "@/lib/contract/errors";
import type { JoinOffer } from "@/lib/contract/joining/schema";
import { english, failures, joiningMessages } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { buildCurrentUser } from "../with-user";

jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));
jest.mock("@/lib/api/companies", () => ({ openCompany: jest.fn() }));

const offer: JoinOffer = {
  ...{ company_name: "Asha Bakery", branch: "Pune", inviter: "Asha Rao", role: "member", needs_approval: true },
  ...{ name: "", phone: "", email: "" },
};
const refused = (error: ApiError): FakeAnswer => ({ status: error.status, json: error.toBody("1", english) });

/** One of its own for each test: what a link leads to is asked once. */
let token = "";
let count = 0;

beforeEach(async () => {
  token = `token-${count++}`;
  jest.mocked(openCompany).mockClear();
  await forgetAnswers();
});

function show(answers: Record<string, FakeAnswer> = {}, { isSignedIn = false } = {}) {
  const calls = fakeApi({
    "POST /api/public/join/check/": { json: offer },
    "POST /api/public/join/": { status: 201, json: { detail: "" } },
    "GET /api/auth/csrf": { json: { csrfToken: "csrf" } },
    "POST /api/auth/callback/credentials": {},
    "POST /api/account/join/": { json: { client_id: 7, is_waiting: true } },
    "GET /api/profile": { json: buildCurrentUser({ username: "Ravi", sign_in_phone: "+91 98200 11111" }) },
    ...answers,
  });
  render(
    <ThemeProvider>
      <JoinScreen
        brand={{ name: "Namaskard", logo: null }}
        token={token}
        isSignedIn={isSignedIn}
        takesPasskeys={false}
      />
    </ThemeProvider>,
  );
  return { sent: (path: string) => calls.filter((call) => call.path.startsWith(path)).map(({ body }) => body) };
}

/** What a tap is for: three fields and a button. */
async function fill() {
  const user = userEvent.setup();
  await user.type(await screen.findByRole("textbox", { name: "Your name" }), "Ravi Kumar");
  await user.type(screen.getByRole("textbox", { name: "Phone number" }), "98200 11111");
  await user.type(screen.getByLabelText("Choose a password"), "nine quiet lanterns");
  await user.click(screen.getByRole("button", { name: "Join" }));
}

test("tells who invites, and joins with a name, a number and a password", async () => {
  const { sent } = show();
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Join \u2068Asha Bakery\u2069");
  for (const text of [/Asha Rao.* invites you/, /Branch: .*Pune/, /agrees to it first/])
    expect(screen.getByText(text)).toBeInTheDocument();
  await fill();
  await waitFor(() => expect(openCompany).toHaveBeenCalledWith("/dashboard"));
  expect(sent("/api/public/join/").at(-1)).toMatchObject({ token, name: "Ravi Kumar", phone: "98200 11111" });
  expect(sent("/api/auth/callback/credentials")).toMatchObject([{ email: "98200 11111" }]);
});

test("goes on where the account is in already", async () => {
  show({ "POST /api/account/join/": refused(new ApiError("conflict", joiningMessages.alreadyIn("Asha Bakery"))) });
  await fill();
  await waitFor(() => expect(openCompany).toHaveBeenCalledWith("/dashboard"));
});

test("asks who has an account to sign in, and to come back", async () => {
  const refusal = refused(new ApiError("invalid_credentials", failures.invalidCredentials));
  show({ "POST /api/auth/callback/credentials": refusal });
  await fill();
  const [link] = await screen.findAllByRole("link", { name: "Back to sign in" });
  expect(link).toHaveAttribute("href", `/login?next=%2Fjoin%2F${token}`);
  expect(openCompany).not.toHaveBeenCalled();
});

test("says where there is no room", async () => {
  const text = joiningMessages.full("Asha Bakery");
  show({ "POST /api/public/join/": refused(new ApiError("limit_reached", text)) });
  await fill();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test("joins with one tap who has signed in", async () => {
  const { sent } = show({}, { isSignedIn: true });
  await userEvent.click(await screen.findByRole("button", { name: /^Join as .*Ravi/ }));
  await waitFor(() => expect(openCompany).toHaveBeenCalledWith("/dashboard"));
  expect(sent("/api/account/join/")).toEqual([{ token, name: "Ravi", phone: "+91 98200 11111" }]);
});

test("says that a link has ended", async () => {
  show({ "POST /api/public/join/check/": refused(fieldError("token", joiningMessages.linkEnded)) });
  expect(await screen.findByRole("heading", { name: joiningMessages.linkEnded })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Join" })).not.toBeInTheDocument();
});
