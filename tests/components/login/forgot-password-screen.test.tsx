import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ForgotPasswordScreen } from "@/components/login/forgot-password-screen";
import { ThemeProvider } from "@/components/ui/app/theme-provider";
import { ApiError } from "@/lib/contract/errors";
import { translatorOf } from "@/lib/i18n/catalog";
import { accountMessages, english, failures, fieldMessages } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";

function show(props: Partial<Parameters<typeof ForgotPasswordScreen>[0]>) {
  render(
    <ThemeProvider>
      <ForgotPasswordScreen
        t={translatorOf("en")}
        brand={{ name: "Namaskard", logo: null }}
        canMail={true}
        contact={{ whatsapp: "", email: "" }}
        {...props}
      />
    </ThemeProvider>,
  );
}

async function ask(email: string, answer: FakeAnswer = {}) {
  const calls = fakeApi({ "POST /api/public/reset-links/": answer });
  const user = userEvent.setup();
  show({});
  if (email) await user.type(screen.getByRole("textbox", { name: "Email" }), email);
  await user.click(screen.getByRole("button", { name: "Send link" }));
  return { calls, user };
}

test("sends the email and says the same whoever it belongs to", async () => {
  const { calls, user } = await ask("Asha@Example.com");
  expect(await screen.findByText(accountMessages.resetLinkAsked)).toBeInTheDocument();
  expect(screen.getByText(/It works for 60 minutes/)).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ email: "asha@example.com" }]);
  await user.click(screen.getByRole("button", { name: "Use another email" }));
  expect(screen.getByRole("textbox", { name: "Email" })).toBeInTheDocument();
});

test.each([
  ["", fieldMessages.emailRequired],
  ["98300 12345", fieldMessages.emailInvalid],
])("refuses %j before it is sent", async (email, message) => {
  const { calls } = await ask(email);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test("shows why a request failed, and keeps what was typed", async () => {
  const error = new ApiError("too_many_requests", failures.tooManyAttempts);
  await ask("asha@example.com", { status: 429, json: error.toBody("1", english) });
  expect(await screen.findByRole("alert")).toHaveTextContent(failures.tooManyAttempts);
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("asha@example.com");
});

test("without mail it says whom to contact", () => {
  show({ canMail: false, contact: { whatsapp: "919830012345", email: "help@example.com" } });
  expect(screen.getByText(/Message us for a reset link/)).toBeInTheDocument();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Chat on WhatsApp" })).toHaveAttribute("href", "https://wa.me/919830012345");
  expect(screen.getByRole("link", { name: "help@example.com" })).toHaveAttribute("href", "mailto:help@example.com");
  expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/login");
});
