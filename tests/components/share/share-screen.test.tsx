import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareScreen } from "@/components/share/share-screen";
import { fakeApi } from "../fake-api";
import { buildCompleteProfile } from "../profile/build-profile";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const load = "GET /api/client/profile/complete/";
const link = "https://cards.example/sharma-traders";

async function show(complete = buildCompleteProfile()) {
  const user = userEvent.setup();
  fakeApi({ [load]: () => ({ json: complete }) });
  await showScreen(buildCurrentUser(), <ShareScreen />);
  await screen.findByRole("heading", { level: 1, name: "Share" });
  return user;
}

test("shows the plain link, and copies one that says it was shared", async () => {
  const user = await show();
  expect(screen.getByRole("textbox", { name: "Your card’s link" })).toHaveValue(link);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(`${link}?s=share`);
  expect(await screen.findByText("Link copied")).toBeInTheDocument();
});

test("hands the link to the system, and copies nothing for who turns back", async () => {
  const share = jest.fn(() => Promise.reject(new DOMException("", "AbortError")));
  const user = await show();
  Object.assign(navigator, { share });
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({ title: "Sharma Traders", url: `${link}?s=share` });
  expect(await navigator.clipboard.readText()).toBe("");
  Object.assign(navigator, { share: undefined });
});

test("offers the code with and without the logo, as drawing and as picture", async () => {
  const user = await show();
  const section = screen.getByRole("region", { name: "QR code" });
  const sources = () => [
    within(section).getByRole("img").getAttribute("src"),
    ...within(section)
      .getAllByRole("link")
      .map((one) => one.getAttribute("href")),
  ];
  const at = (name: string) => `/sharma-traders/${name}`;
  expect(sources()).toEqual([at("qr-logo.svg"), at("qr-logo.png"), at("qr-logo.svg")]);
  await user.click(within(section).getByRole("switch", { name: "With your logo" }));
  expect(sources()).toEqual([at("qr.svg"), at("qr.png"), at("qr.svg")]);
});

test("shows the preview, the print sheet and the form that sends the card", async () => {
  await show();
  const preview = screen.getByRole("region", { name: "How your link looks" });
  expect(preview.querySelector("img")).toHaveAttribute("src", "/sharma-traders/preview.jpg");
  expect(within(preview).getByText("cards.example")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Download PDF" })).toHaveAttribute("href", "/sharma-traders/print.pdf");
  expect(screen.getByRole("textbox", { name: "Phone number" }).closest("form")).toHaveAttribute(
    "action",
    "/sharma-traders/send",
  );
});

test("a company without a logo has its initial in the code", async () => {
  await show(buildCompleteProfile({ profile: { logo: null } }));
  expect(screen.getByRole("switch", { name: "With your initial" })).toBeInTheDocument();
});

test("says what is missing where a card has no address, and where nothing could be loaded", async () => {
  fakeApi({ [load]: () => ({ json: buildCompleteProfile({ client: { slug: undefined } }) }) });
  await showScreen(buildCurrentUser(), <ShareScreen />);
  expect(await screen.findByText("Your card has no link")).toBeInTheDocument();
  fakeApi({});
  await showScreen(buildCurrentUser(), <ShareScreen />);
  expect(await screen.findByText("Failed to fetch your card")).toBeInTheDocument();
});
