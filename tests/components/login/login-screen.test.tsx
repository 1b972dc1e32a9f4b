import { render, screen } from "@testing-library/react";
import { findLoginNotice } from "@/components/login/login-notices";
import { LoginScreen } from "@/components/login/login-screen";
import { translatorOf } from "@/lib/i18n/catalog";
import * as paths from "@/lib/paths";
import { signInMessages } from "../../english";

jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const show = (address: string) => {
  const said = Object.fromEntries(new URL(address, "https://cards.test").searchParams);
  const waysIn = { passkeys: false, oidc: null };
  render(
    <LoginScreen
      t={translatorOf("en")}
      brand={{ name: "Namaskard", logo: null }}
      next="/dashboard"
      notice={findLoginNotice(said)}
      waysIn={waysIn}
      maintenance={null}
    />,
  );
};

test("terms and privacy can be read before signing in", () => {
  show(paths.login());
  expect(screen.getByRole("link", { name: "terms of service" })).toHaveAttribute("href", paths.termsPolicy);
  expect(screen.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", paths.privacyPolicy);
  expect(screen.getByText(/^By signing in you agree to our/)).toHaveTextContent(
    "By signing in you agree to our terms of service and privacy policy.",
  );
  expect(screen.queryByText(signInMessages.signedOutByItself)).toBeNull();
});

test("whose session has ended reads so", () => {
  show(paths.loginAfterSessionEnd("/dashboard/documents"));
  expect(screen.getByText("You were signed out. Please sign in again.")).toBeInTheDocument();
});

test("whose account is deleted reads so", () => {
  show(paths.loginAfterDeletion);
  expect(screen.getByText("Your account is deleted")).toBeInTheDocument();
});
