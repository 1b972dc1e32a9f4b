import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DocumentScreen } from "@/components/documents/document-screen";
import type { Document, DocumentStats } from "@/lib/contract/content/document";
import { ApiError } from "@/lib/contract/errors";
import { documentMessages, english, failures } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildDocument, buildStats } from "./build-document";

beforeEach(() => window.history.replaceState(null, "", "/dashboard/documents"));

const listOf = (results: Document[]) => ({ json: { count: results.length, next: null, previous: null, results } });

type Server = { documents: Document[]; stats?: DocumentStats; more?: Parameters<typeof fakeApi>[0] };

async function show({ documents, stats = buildStats(), more = {} }: Server) {
  const calls = fakeApi({
    "GET /api/client/documents/": () => listOf(documents),
    "GET /api/client/documents/stats/": () => ({ json: stats }),
    ...more,
  });
  await showScreen(buildCurrentUser(), <DocumentScreen />);
  return calls;
}

const refusal = (detail: string): FakeAnswer => ({
  status: 403,
  json: new ApiError("permission_denied", detail).toBody("1", english),
});

describe("DocumentScreen", () => {
  test("shows the stats and each document with its size, date and link", async () => {
    await show({ documents: [buildDocument()] });
    expect(await screen.findByRole("heading", { name: "Brochure" })).toBeInTheDocument();
    const stat = (label: string) => screen.getByText(label).closest("div");
    expect(stat("Total documents")).toHaveTextContent("1");
    expect(stat("Uploads left")).toHaveTextContent("1");
    expect(stat("Max documents")).toHaveTextContent("2");
    expect(stat("Total size")).toHaveTextContent("1.4 MB");

    const card = screen.getByRole("listitem");
    expect(card).toHaveTextContent("1.4 MB");
    expect(card).toHaveTextContent("Uploaded 1 Nov 2026");
    const link = within(card).getByRole("link", { name: "Open Brochure (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "/media/brochure.pdf");
    expect(link).toHaveAttribute("target", "_blank");
  });

  test("with no slot left, upload is off and a notice says why", async () => {
    await show({ documents: [buildDocument()], stats: buildStats({ remaining_slots: 0 }) });
    expect(await screen.findByText(/All 2 document slots are in use/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Upload document" })).toBeDisabled();
  });

  test("searches at the server once typing pauses, and keeps the search in the address", async () => {
    const user = userEvent.setup();
    const calls = await show({ documents: [buildDocument()] });
    const box = await screen.findByRole("searchbox", { name: "Search documents" });
    await screen.findByText("1 document");
    const before = calls.length;
    await user.type(box, "price");
    await waitFor(() => expect(calls.at(-1)?.path).toContain("search=price"));
    expect(calls).toHaveLength(before + 1);
    expect(window.location.search).toBe("?search=price");
  });

  test("starts from the search in the address, and tells a fruitless one from an empty list", async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, "", "/dashboard/documents?search=menu");
    const documents = [buildDocument()];
    const calls = await show({
      documents,
      more: {
        "GET /api/client/documents/": ({ path }) => listOf(path.includes("search=menu") ? [] : documents),
      },
    });
    expect(await screen.findByRole("heading", { name: "No documents found" })).toBeInTheDocument();
    expect(calls.some(({ path }) => path.includes("search=menu"))).toBe(true);
    await user.clear(screen.getByRole("searchbox"));
    expect(await screen.findByRole("heading", { name: "Brochure" })).toBeInTheDocument();
    expect(screen.getByRole("searchbox")).toHaveFocus();
  });

  test("invites to upload the first document", async () => {
    const user = userEvent.setup();
    await show({ documents: [], stats: buildStats({ total_documents: 0, remaining_slots: 2, total_size: 0 }) });
    expect(await screen.findByRole("heading", { name: "No documents yet" })).toBeInTheDocument();
    await user.click(screen.getAllByRole("button", { name: "Upload document" })[1]);
    expect(screen.getByRole("dialog", { name: "Upload document" })).toBeInTheDocument();
  });

  test("a list that cannot be loaded says so and is loaded on request", async () => {
    const user = userEvent.setup();
    let answer = refusal(failures.permissionDenied);
    await show({ documents: [], more: { "GET /api/client/documents/": () => answer } });
    expect(await screen.findByRole("heading", { name: "Failed to fetch documents" })).toBeInTheDocument();
    answer = listOf([buildDocument()]);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Brochure" })).toBeInTheDocument();
  });

  test("renames by the same rules as an upload", async () => {
    const user = userEvent.setup();
    const documents = [buildDocument()];
    const calls = await show({
      documents,
      more: {
        "PATCH /api/client/documents/1/": ({ body }) => {
          documents[0] = buildDocument(body as Partial<Document>);
          return { json: documents[0] };
        },
      },
    });
    const opener = await screen.findByRole("button", { name: "Rename Brochure" });
    await user.click(opener);
    const name = screen.getByRole("textbox", { name: "Document name" });
    expect(name).toHaveValue("Brochure");

    await user.clear(name);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(documentMessages.nameRequired)).toBeInTheDocument();
    await user.click(name);
    await user.paste("n".repeat(256));
    expect(await screen.findByText(documentMessages.nameTooLong)).toBeInTheDocument();

    await user.clear(name);
    await user.type(name, " Autumn menu ");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("heading", { name: "Autumn menu" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
      file_name: "Autumn menu",
      texts: null,
    });
    expect(opener).toHaveFocus();
  });

  test("a rename that fails without a reason says so, and the next opening has what was typed", async () => {
    const user = userEvent.setup();
    await show({ documents: [buildDocument()], more: { "PATCH /api/client/documents/1/": { status: 500, json: {} } } });
    await user.click(await screen.findByRole("button", { name: "Rename Brochure" }));
    await user.type(screen.getByRole("textbox"), " 2");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to update document");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Close" }));
    await user.click(await screen.findByRole("button", { name: "Rename Brochure" }));
    expect(screen.getByRole("textbox", { name: "Document name" })).toHaveValue("Brochure 2");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("deletes after asking, with the button busy meanwhile", async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const documents = [buildDocument()];
    let finish = () => {};
    const calls = await show({
      documents,
      more: {
        "DELETE /api/client/documents/1/": () =>
          new Promise((resolve) => {
            finish = () => {
              documents.length = 0;
              resolve({ status: 204, json: null });
            };
          }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Delete Brochure" }));
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      "Are you sure you want to delete this document?",
    );
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const busy = await screen.findByRole("button", { name: "Deleting..." });
    expect(busy).toHaveAttribute("aria-disabled", "true");
    await user.click(busy);
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
    finish();
    expect(await screen.findByRole("heading", { name: "No documents yet" })).toBeInTheDocument();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  test("a delete that fails keeps the question open with the reason", async () => {
    const user = userEvent.setup();
    await show({ documents: [buildDocument()] });
    await user.click(await screen.findByRole("button", { name: "Delete Brochure" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to delete document");
    expect(screen.getByRole("button", { name: "Delete" })).toBeEnabled();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("heading", { name: "Brochure" })).toBeInTheDocument();
  });
});
