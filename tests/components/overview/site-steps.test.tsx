import { screen, waitFor, within } from "@testing-library/react";
import { SiteSteps } from "@/components/overview/site-steps";
import { emptySite, type SavedSite } from "@/lib/contract/site/schema";
import { fakeApi } from "../fake-api";
import { awaitUpload, type FakeUpload, fakeUploads } from "../fake-upload";
import { setupPicker } from "../pick-files";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh() {} }), usePathname: () => "/dashboard" }));

let saved: SavedSite;
let uploads: FakeUpload[];
const demo = { id: 1, company_name: "Namaskard Demo", slug: "namaskard-demo" };
const client = { id: 2, company_name: "Sharma Traders", slug: "sharma-traders" };

async function show({ clients = [demo] } = {}) {
  uploads = fakeUploads();
  fakeApi({
    "GET /api/public/site/": () => ({ json: saved }),
    "GET /api/admin/plans/": { json: { results: [], without_plan: 0 } },
    "GET /api/admin/all-clients/": {
      json: {
        count: clients.length,
        next: null,
        previous: null,
        results: clients.map((one) => ({
          ...one,
          email: "a@b.example",
          phone: "",
          is_active: true,
          created_at: "2026-01-01T00:00:00Z",
          updated_at: "2026-01-01T00:00:00Z",
        })),
      },
    },
  });
  await showScreen(buildAdmin(), <SiteSteps base={{ url: "https://cards.example", fixed: {}, mediaOrigin: null }} />);
  return setupPicker();
}

const guide = () => screen.findByRole("region", { name: "First steps" });

beforeEach(async () => {
  saved = emptySite;
  localStorage.clear();
  // Lets the previous test's requests finish: SWR deduplicates requests that are close together.
  await new Promise((resolve) => setTimeout(resolve, 50));
});

test("begins with everything to do; the demo company is no client", async () => {
  await show();
  expect(within(await guide()).getByText("0 of 9 done")).toBeInTheDocument();
  expect(within(await guide()).getByRole("link", { name: /First client/ })).toHaveAttribute(
    "href",
    "/dashboard/clients/new",
  );
});

test("goes from one step to the next; a colour that is left as it is was chosen", async () => {
  const user = await show();
  await user.click(within(await guide()).getByRole("button", { name: /Name/ }));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  const upload = await awaitUpload(uploads);
  expect([...upload.form.entries()]).toEqual([["name", "Namaskard"]]);
  saved = { ...emptySite, name: "Namaskard" };
  await upload.answer(200, saved);
  expect(await screen.findByRole("dialog", { name: "Logo" })).toBeInTheDocument();
  uploads.length = 0;
  await user.click(screen.getByRole("button", { name: "Skip" }));
  expect(await screen.findByRole("dialog", { name: "Colour" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Save" }));
  const second = await awaitUpload(uploads);
  expect([...second.form.entries()]).toEqual([["color", ""]]);
  await second.answer(200, saved);
  expect(await screen.findByRole("dialog", { name: "Contact" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(within(await guide()).getByText("2 of 9 done")).toBeInTheDocument();
});

test("is gone once it is hidden", async () => {
  const user = await show();
  await user.click(within(await guide()).getByRole("button", { name: "Hide this guide" }));
  expect(screen.queryByRole("region", { name: "First steps" })).not.toBeInTheDocument();
});

test("has nothing to say of an installation that stands", async () => {
  const whole = { name: "Carte", logo: "/media/a-512.webp", color: "#b3261e", email: "hi@carte.example" };
  saved = { ...emptySite, ...whole, currency: "INR", operator_name: "Carte LLP", price: 499, refund_days: 7 };
  await show({ clients: [demo, client] });
  await waitFor(() => expect(screen.queryByRole("region", { name: "First steps" })).not.toBeInTheDocument());
});
