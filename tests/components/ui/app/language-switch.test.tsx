import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LanguageSwitch } from "@/components/ui/app/language-switch";
import { addGuard, dropGuards, stay, waitingLeave } from "@/components/ui/navigation/leave-guards";
import { chooseLanguage } from "@/lib/browser/language";
import { languageCodes } from "@/lib/i18n/languages";

jest.mock("@/lib/browser/language", () => ({ chooseLanguage: jest.fn() }));

jest.mock("@/lib/i18n/languages", () => {
  const actual = jest.requireActual("@/lib/i18n/languages");
  const languages = { ...actual.languages, hi: { name: "हिन्दी", locale: "hi-IN-u-nu-latn", dir: "ltr" } };
  return { ...actual, languages, languageCodes: ["en", "hi"], isLanguage: (text: string) => text in languages };
});

beforeEach(() => jest.mocked(chooseLanguage).mockClear());

async function choose(name: string) {
  render(<LanguageSwitch />);
  await userEvent.click(screen.getByRole("button", { name: "Language: English" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name }));
}

test("offers every language by its own name, and shows the present one", async () => {
  render(<LanguageSwitch />);
  await userEvent.click(screen.getByRole("button", { name: "Language: English" }));
  expect(await screen.findByRole("menuitemradio", { name: "English" })).toBeChecked();
  expect(screen.getByRole("menuitemradio", { name: "हिन्दी" })).toHaveAttribute("lang", "hi");
});

test("chooses one", async () => {
  await choose("हिन्दी");
  expect(chooseLanguage).toHaveBeenCalledWith("hi");
});

test("asks first where something is not saved", async () => {
  addGuard();
  await choose("हिन्दी");
  expect(chooseLanguage).not.toHaveBeenCalled();

  const leave = waitingLeave();
  stay();
  dropGuards();
  if (typeof leave === "function") leave();
  expect(chooseLanguage).toHaveBeenCalledWith("hi");
});

test("is not there where there is one language", () => {
  const [, another = "hi"] = languageCodes.splice(1);
  const { container } = render(<LanguageSwitch />);
  expect(container).toBeEmptyDOMElement();
  languageCodes.push(another as (typeof languageCodes)[number]);
});

test("the choice is kept for the next screens, which are loaded anew", () => {
  const reload = jest.fn();
  jest.requireActual<typeof import("@/lib/browser/language")>("@/lib/browser/language").chooseLanguage("en", reload);
  expect(document.cookie).toBe("language=en");
  expect(reload).toHaveBeenCalledTimes(1);
});
