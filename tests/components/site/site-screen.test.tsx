import { screen, within } from "@testing-library/react";
import { SiteScreen } from "@/components/site/site-screen";
import { emptySite, type SavedSite } from "@/lib/contract/site/schema";
import type { SiteBase } from "@/lib/web/site/describe-site";
import { siteMessages } from "../../english";
import { fakeApi } from "../fake-api";
import { awaitUpload, type FakeUpload, fakeUploads } from "../fake-upload";
import { setupPicker } from "../pick-files";
import { buildPlan } from "../plans/build-plan";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }), usePathname: () => "/dashboard/site" }));

let uploads: FakeUpload[];

async function show(saved: Partial<SavedSite> = {}, fixed: SiteBase["fixed"] = {}, usual: SiteBase["usual"] = {}) {
  uploads = fakeUploads();
  fakeApi({
    "GET /api/public/site/": { json: { ...emptySite, ...saved } },
  });
  await showScreen(
    buildAdmin(),
    <SiteScreen base={{ url: "https://cards.example", fixed, usual, mediaOrigin: null }} />,
  );
  return setupPicker();
}

const rows = async () => (await screen.findAllByRole("listitem")).map((row) => row.textContent);

beforeEach(() => refresh.mockClear());

test("shows the settings, and the defaults for unset ones", async () => {
  await show({ name: "Sharma Cards", color: "#b3261e", whatsapp: "98200 11111", email: "hi@sharma.example" });
  expect(await rows()).toEqual([
    "NameSharma CardsChange",
    "LogoNone. The first letter of the name is shownChange",
    "Colour#b3261eChange",
    "Contact98200 11111 · hi@sharma.exampleChange",
    "Who runs this siteNoneChange",
    "Price₹599, before ₹999Change",
    "CurrencyUS Dollar (USD)Change",
    "PoliciesNoneChange",
  ]);
});

test("where plans are public, the price is theirs", async () => {
  fakeApi({
    "GET /api/public/site/": { json: emptySite },
    "GET /api/admin/plans/": { json: { results: [buildPlan({ is_public: true })], without_plan: 0 } },
  });
  const base = { url: "https://cards.example", fixed: {}, usual: {}, mediaOrigin: null };
  await showScreen(buildAdmin(), <SiteScreen base={base} />);
  const link = await screen.findByRole("link", { name: /^Price ?Your plans say what a card costs$/ });
  expect(link).toHaveAttribute("href", "/dashboard/plans");
});

test("values from the environment cannot be changed, and name their variable", async () => {
  const user = await show({ name: "Saved" }, { name: "Carte", whatsapp: "+91 98200 11111" });
  expect((await rows())[0]).toBe("NameCarteSet by BRAND_NAME on the server");
  expect(screen.queryByRole("button", { name: /^Name/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Contact/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Contact" }));
  expect(dialog.getByRole("textbox", { name: "WhatsApp" })).toHaveAttribute("readonly");
  await user.type(dialog.getByRole("textbox", { name: "Email" }), "hi@carte.example");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  const upload = await awaitUpload(uploads);
  expect([...upload.form.entries()]).toEqual([["email", "hi@carte.example"]]);
});

test("sends only changes, and updates the frame", async () => {
  const user = await show();
  await user.click(await screen.findByRole("button", { name: /^Name/ }));
  const name = await screen.findByRole("textbox", { name: "Name" });
  expect(name).toHaveValue("Namaskard");
  await user.clear(name);
  await user.type(name, "Sharma Cards");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const upload = await awaitUpload(uploads);
  expect(upload).toMatchObject({ method: "PATCH", url: "/api/admin/site/" });
  expect([...upload.form.entries()]).toEqual([["name", "Sharma Cards"]]);
  await upload.answer(200, emptySite);
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("what the deployment's settings say of its terms stands there until something else is saved", async () => {
  const usual = { operator_name: "Acme", refund_days: 7, governing_law: "India", price_period: "per year" };
  const user = await show({ operator_name: "Sharma", price: 499 }, {}, usual);
  const shown = await rows();
  expect(shown).toContain("Who runs this siteSharmaChange");
  expect(shown).toContain("Price₹499, before ₹999 · per yearChange");
  expect(shown).toContain("PoliciesRefund within 7 days · Law of IndiaChange");
  await user.click(screen.getByRole("button", { name: /^Policies/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Policies" }));
  const refund = dialog.getByRole("textbox", { name: "Refund (days)" });
  expect(refund).toHaveValue("7");
  await user.clear(refund);
  await user.type(refund, "400");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(siteMessages.daysInvalid)).toBeInTheDocument();
  await user.clear(refund);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  const upload = await awaitUpload(uploads);
  expect(Object.fromEntries(upload.form)).toEqual({ refund_days: "", delivery_days: "", governing_law: "India" });
});

test("a colour is checked before it is sent; the logo's own is a press away", async () => {
  const user = await show({ logo: "/media/a-512.webp", logo_color: "#1a237e" });
  await user.click(await screen.findByRole("button", { name: /^Colour/ }));
  const color = await screen.findByRole("textbox", { name: "Colour" });
  await user.type(color, "red");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please enter a colour like #0b5d75")).toBeInTheDocument();
  expect(uploads).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Use the logo's colour" }));
  expect(color).toHaveValue("#1a237e");
  await user.click(screen.getByRole("button", { name: "Use the default colour" }));
  expect(color).toHaveValue("");
});

test("a failed load can be retried", async () => {
  fakeApi({
    "GET /api/public/site/": { status: 400, json: { detail: "Out of order" } },
  });
  await showScreen(buildAdmin(), <SiteScreen base={{ url: "https://cards.example", fixed: {}, mediaOrigin: null }} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load the site settings");
  expect(screen.getByRole("button", { name: "Try Again" })).toBeInTheDocument();
});
