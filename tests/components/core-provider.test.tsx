import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { ClientDetail } from "@/components/clients/client-detail";
import { ClientList } from "@/components/clients/client-list";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { Home } from "@/components/overview/home";
import { ProductScreen } from "@/components/products/product-screen";
import { AccountSettings } from "@/components/profile/account-settings";
import type { Product } from "@/lib/contract/content/product";
import { buildImage } from "./build-image";
import { buildClient } from "./clients/build-client";
import { fakeApi } from "./fake-api";
import { fakePictures } from "./fake-pictures";
import { awaitUpload, fakeUploads } from "./fake-upload";
import { listAnswer } from "./list/list-answer";
import { setupPicker } from "./pick-files";
import { buildProduct } from "./products/build-product";
import { buildCompleteProfile } from "./profile/build-profile";
import { showScreen } from "./show-screen";
import { coreProvider, withCore } from "./with-core";
import { buildAdmin, buildCurrentUser, testSite } from "./with-user";

let pathname = "/dashboard";
const replace = jest.fn();
const router = { replace, push() {}, refresh() {} };
jest.mock("next/navigation", () => ({
  usePathname: () => pathname,
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(),
}));

/** The calls of the specification, which is all that a core provider has. */
const known =
  /^\/api\/(token\/|auth\/(logout|profile|change-password)|profile|admin\/(all-clients\/|clients\/|create-client-user\/)|client\/(profile|documents|products|videos|banners)\/|public\/company\/)/;

describe("before a core provider", () => {
  test("the frame has no bell, and no links to screens without data", async () => {
    fakeApi({ "GET /api/profile": { json: buildAdmin() } });
    await showScreen(
      buildAdmin(),
      <DashboardShell site={testSite} provider={coreProvider} user={buildAdmin()}>
        <h1>Screen</h1>
      </DashboardShell>,
    );
    const menu = within(screen.getByRole("navigation", { name: "Main" }));
    expect(menu.getByRole("link", { name: "Clients" })).toBeInTheDocument();
    expect(menu.queryByRole("link", { name: "Enquiries" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Notifications/ })).not.toBeInTheDocument();
    const user = setupPicker();
    await user.click(await screen.findByRole("button", { name: /admin@site.example/ }));
    const names = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
    expect(names).toEqual(["Your Profile", "Sign out"]);
    expect(replace).not.toHaveBeenCalled();
  });

  test.each(["/dashboard/leads/7", "/dashboard/site", "/dashboard/notifications"])("%s leads home", async (path) => {
    pathname = path;
    fakeApi({ "GET /api/profile": { json: buildAdmin() } });
    await showScreen(
      buildAdmin(),
      <DashboardShell site={testSite} provider={coreProvider} user={buildAdmin()}>
        <h1>Screen</h1>
      </DashboardShell>,
    );
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/dashboard"));
    expect(screen.queryByRole("heading", { name: "Screen" })).not.toBeInTheDocument();
    pathname = "/dashboard";
    replace.mockClear();
  });

  test("home, account and clients show the data there is, and make no other calls", async () => {
    const client = buildClient();
    const calls = fakeApi({
      "GET /api/client/profile/complete/": { json: buildCompleteProfile() },
      "GET /api/admin/all-clients/": { json: { count: 1, next: null, previous: null, results: [client] } },
      "GET /api/admin/clients/1/edit/": { json: client },
    });
    const site = {
      ...{ buildId: "test", brandName: "Namaskard", currency: "USD", mediaOrigin: null },
      emptySections: "show" as const,
    };
    const base = { url: "https://cards.example", fixed: {}, mediaOrigin: null };
    for (const [user, shown] of [
      [buildCurrentUser(), <Home key="home" site={site} base={base} />],
      [buildAdmin(), <Home key="home" site={site} base={base} />],
      [buildAdmin(), <AccountSettings key="account" />],
      [buildAdmin(), <ClientList key="clients" />],
      [buildAdmin(), <ClientDetail key="client" id={1} />],
    ] as const) {
      await showScreen(user, withCore(shown));
      expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
      expect(screen.queryByRole("region", { name: /^(Waiting|First steps|Backup|Passkeys|Where you)/ })).toBeNull();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
      if (shown.key === "home") {
        expect(screen.getAllByText("No data yet")).toHaveLength(4);
        expect(screen.getByText("Nothing has happened yet")).toBeInTheDocument();
      }
      cleanup();
    }
    expect(calls.map(({ path }) => path).filter((path) => !known.test(path))).toEqual([]);
  });
});

describe("a product of a core provider", () => {
  const form = async (button: string, products: Product[]) => {
    fakeApi({ "GET /api/client/products/": () => listAnswer(products) });
    const uploads = fakeUploads();
    fakePictures();
    const user = setupPicker();
    await showScreen(buildCurrentUser(), withCore(<ProductScreen />));
    await screen.findAllByRole("listitem");
    if (button) await user.click(screen.getByRole("button", { name: button }));
    return { user, uploads };
  };
  const previews = () => screen.getAllByRole("img", { name: /^Preview of/ }).map((image) => image.getAttribute("alt"));
  const picture = () => screen.getByLabelText(/Product images/);

  test("is made with one picture, the last that was picked", async () => {
    const { user, uploads } = await form("Create product", [buildProduct()]);
    await user.type(screen.getByRole("textbox", { name: "Product name" }), "Lamp");
    await user.upload(picture(), [buildImage({ name: "a.png" }), buildImage({ name: "b.png" })]);
    await screen.findByRole("img", { name: "Preview of b.png" });
    expect(previews()).toEqual(["Preview of b.png"]);
    expect(screen.getByRole("button", { name: "Choose the focus of b.png" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: /^Create product$/ }));
    const upload = await awaitUpload(uploads);
    expect(upload.form.get("image")).toMatchObject({ name: "b.png" });
    await upload.answer(201, { success: true });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("keeps its picture unless another is picked", async () => {
    const { user, uploads } = await form("Edit Terracotta vase", [buildProduct()]);
    expect(previews()).toEqual(["Preview of picture 1"]);
    const save = () => user.click(screen.getByRole("button", { name: "Update product" }));
    await save();
    const kept = await awaitUpload(uploads);
    expect([kept.method, kept.form.has("image")]).toEqual(["PATCH", false]);
    await kept.answer(400, {});
    await user.upload(picture(), buildImage({ name: "new.png" }));
    await screen.findByRole("img", { name: "Preview of new.png" });
    await save();
    const changed = await awaitUpload(uploads, 2);
    expect(changed.form.get("image")).toMatchObject({ name: "new.png" });
    await changed.answer(200, { success: true });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("several photos are as many products", async () => {
    const { user } = await form("", [buildProduct()]);
    await user.upload(screen.getByLabelText("Add photos"), [buildImage(), buildImage({ name: "b.png" })]);
    expect(await screen.findByRole("dialog", { name: "Create 2 products" })).toBeInTheDocument();
  });
});
