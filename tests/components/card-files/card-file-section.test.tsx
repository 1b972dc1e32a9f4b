import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardFileSection } from "@/components/card-files/card-file-section";
import type { CardImport } from "@/lib/contract/backup/schema";
import { ApiError } from "@/lib/contract/errors";
import { english, fileMessages } from "../../english";
import { fakeApi } from "../fake-api";
import { awaitUpload, fakeUploads } from "../fake-upload";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const none: CardImport = { status: "none", detail: "", report: null, started_at: null };
const started_at = "2026-11-24T10:00:00.000Z";
const report = {
  ...{ products: 8, documents: 0, videos: 0, banners: 1, people: 0, leads: 1, reviews: 0, appointments: 0, days: 30 },
  taken_addresses: ["old-name"],
};
const title = "Backup";

async function show(state: CardImport, answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "GET /api/client/card/import/": { json: state },
    ...answers,
  });
  await showScreen(buildCurrentUser(), <CardFileSection />);
  return { calls, user: userEvent.setup(), part: await screen.findByRole("region", { name: title }) };
}

test("a card that was never imported offers both ways and says nothing more", async () => {
  const { part } = await show(none);
  const link = await within(part).findByRole("link", { name: "Download backup" });
  expect(link).toHaveAttribute("href", "/api/client/card/export/");
  expect(within(part).getByRole("button", { name: "Restore backup" })).toBeEnabled();
  expect(within(part).getByRole("status")).toBeEmptyDOMElement();
});

test("a running import is shown, and no other can be started", async () => {
  const { part } = await show({ ...none, status: "waiting", started_at });
  expect(await within(part).findByText(/Restoring the backup/)).toBeInTheDocument();
  expect(within(part).getByRole("button", { name: "Restore backup" })).toBeDisabled();
});

test("shows what was imported, and which addresses were taken", async () => {
  const { part } = await show({ ...none, status: "done", report, started_at });
  const state = await within(part).findByRole("status");
  expect(state).toHaveTextContent(/: the profile, 8 products, 1 banner, 1 new enquiry and 30 days of analytics\./);
  expect(state).toHaveTextContent("These links belong to other cards here: old-name.");
});

test("a failure is told with its reason", async () => {
  const { part } = await show({ ...none, status: "failed", detail: fileMessages.imageInvalid, started_at });
  expect(await within(part).findByText(fileMessages.imageInvalid)).toBeInTheDocument();
  expect(within(part).getByText(/Your card is unchanged/)).toBeInTheDocument();
});

test("a refused archive shows an error at the file, an accepted one waits", async () => {
  const refusal = new ApiError("validation_error", "This backup is damaged: it was cut off", {
    fields: { file: ["This backup is damaged: it was cut off"] },
  });
  const uploads = fakeUploads();
  const { part, user } = await show(none);
  await user.click(await within(part).findByRole("button", { name: "Restore backup" }));
  const dialog = await screen.findByRole("dialog", { name: "Restore a backup" });
  const file = new File(["x"], "card.tar", { type: "application/x-tar" });
  await user.upload(within(dialog).getByLabelText("Backup file"), file);
  const replace = () => user.click(within(dialog).getByRole("button", { name: "Replace the card" }));
  await replace();
  await (await awaitUpload(uploads, 1)).answer(400, refusal.toBody("1", english));
  expect(await within(dialog).findByText(/it was cut off/)).toBeInTheDocument();
  await replace();
  await (await awaitUpload(uploads, 2)).answer(201, { ...none, status: "waiting", started_at });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await within(part).findByText(/Restoring the backup/)).toBeInTheDocument();
});

test("an administrator uses other calls for a client's card", async () => {
  fakeApi({
    "GET /api/admin/clients/7/card/import/": { json: none },
  });
  await showScreen(buildCurrentUser(), <CardFileSection clientId={7} />);
  const part = await screen.findByRole("region", { name: title });
  const link = await within(part).findByRole("link", { name: "Download backup" });
  expect(link).toHaveAttribute("href", "/api/admin/clients/7/card/export/");
});
