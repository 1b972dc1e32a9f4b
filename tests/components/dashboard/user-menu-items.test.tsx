import { render, screen } from "@testing-library/react";
import { UserMenuItems } from "@/components/dashboard/user-menu-items";
import { TranslatorContext } from "@/components/i18n/translator-context";
import type { T } from "@/lib/i18n/translator";
import { english, hindi } from "../../english";
import { buildCurrentUser } from "../with-user";

const show = (t: T) =>
  render(
    <TranslatorContext value={t}>
      <UserMenuItems user={buildCurrentUser()} openedBy="pointer" trigger={<button type="button">Menu</button>} />
    </TranslatorContext>,
  );

test("says that no native reader has checked the language", () => {
  show(hindi);
  expect(screen.getByText(hindi("dashboard.user.unchecked", { language: "हिन्दी" }))).toBeVisible();
});

test("says nothing of the kind in English", () => {
  show(english);
  expect(screen.getByRole("menuitemradio", { name: "English" })).toBeChecked();
  expect(screen.queryByText(/native readers/)).not.toBeInTheDocument();
});
