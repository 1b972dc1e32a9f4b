import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { UploadDocumentDialog } from "@/components/documents/document-dialogs";
import { documentLimits } from "@/lib/contract/content/values";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import { documentMessages, english, fileMessages } from "../../english";
import { fakeApi } from "../fake-api";
import { fakeUploads } from "../fake-upload";
import { expectReasons } from "../form/expect-reasons";
import { type Picker, setupPicker } from "../pick-files";
import { buildCurrentUser, withUser } from "../with-user";
import { buildDocument, buildPdf } from "./build-document";

function Screen() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <UploadDocumentDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

function show() {
  fakeApi({});
  const uploads = fakeUploads();
  render(withUser(buildCurrentUser(), <Screen />));
  return uploads;
}

const fileInput = () => screen.getByLabelText(/PDF file/);
const nameInput = () => screen.getByRole("textbox", { name: "Document name" });
const submit = () => screen.getByRole("button", { name: "Upload" });

async function startUpload(user: Picker) {
  await user.upload(fileInput(), buildPdf());
  await user.click(submit());
  await screen.findByRole("button", { name: "Uploading..." });
}

describe("UploadDocumentDialog", () => {
  test("asks for a file and a name, the file first", async () => {
    const user = setupPicker();
    const uploads = show();
    await user.click(submit());
    expect(await screen.findByText(fileMessages.required)).toBeInTheDocument();
    expect(fileInput()).toHaveAccessibleDescription(`${fileMessages.required} PDF, up to 5MB`);
    expect(fileInput()).toHaveFocus();
    expect(nameInput()).toHaveAccessibleDescription(documentMessages.nameRequired);
    expect(uploads).toHaveLength(0);
  });

  test.each([
    ["of another ending", { name: "brochure.docx" }, documentMessages.pdfOnly],
    ["of another type", { type: "image/png" }, documentMessages.pdfOnly],
    ["that is both too large and no PDF", { name: "a.zip", size: documentLimits.bytes + 1 }, documentMessages.pdfOnly],
    ["that is too large", { size: documentLimits.bytes + 1 }, documentMessages.tooLarge],
    ["that is empty", { size: 0 }, fileMessages.required],
  ])("refuses a file %s as soon as it is picked", async (_, file, message) => {
    const user = setupPicker();
    show();
    await user.upload(fileInput(), buildPdf(file));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(fileInput()).toBeInvalid();
    await user.upload(fileInput(), buildPdf());
    await waitFor(() => expect(fileInput()).toBeValid());
  });

  test("takes a file of exactly the largest size", async () => {
    const user = setupPicker();
    show();
    await user.upload(fileInput(), buildPdf({ size: documentLimits.bytes }));
    expect(await screen.findByText("5 MB")).toBeInTheDocument();
    expect(fileInput()).toBeValid();
  });

  test("proposes the file's name, until a name has been typed", async () => {
    const user = setupPicker();
    show();
    await user.upload(fileInput(), buildPdf({ name: "Price list 2026.PDF" }));
    expect(nameInput()).toHaveValue("Price list 2026");
    await user.upload(fileInput(), buildPdf({ name: "Menu.pdf" }));
    expect(nameInput()).toHaveValue("Menu");
    await user.type(nameInput(), " for autumn");
    await user.upload(fileInput(), buildPdf({ name: "Other.pdf" }));
    expect(nameInput()).toHaveValue("Menu for autumn");
  });

  test.each([
    [0, "normal"],
    [documentLimits.nameWarn, "normal"],
    [documentLimits.nameWarn + 1, "warning"],
    [documentLimits.nameDanger, "warning"],
    [documentLimits.nameDanger + 1, "danger"],
    [documentLimits.name + 1, "danger"],
  ])("counts %i characters as %s", async (length, level) => {
    const user = setupPicker();
    show();
    await user.click(nameInput());
    if (length > 0) await user.paste("n".repeat(length));
    expect(screen.getByText(`${length}/255`)).toHaveAttribute("data-level", level);
    const spoken = screen.queryByText(`${length} of 255 characters`);
    if (level === "normal") expect(spoken).not.toBeInTheDocument();
    else expect(spoken).toHaveAttribute("role", "status");
  });

  test("refuses a name over the limit", async () => {
    const user = setupPicker();
    show();
    await user.upload(fileInput(), buildPdf({ name: `${"n".repeat(256)}.pdf` }));
    await user.click(submit());
    expect(await screen.findByText(documentMessages.nameTooLong)).toBeInTheDocument();
    expect(nameInput()).toBeInvalid();
  });

  test("a dropped file counts as picked, and can be removed", async () => {
    const user = setupPicker();
    show();
    const zone = fileInput().parentElement as HTMLElement;
    fireEvent.dragOver(zone);
    fireEvent.drop(zone, { dataTransfer: { files: [buildPdf({ name: "Dropped.pdf", size: 2_048 })] } });
    expect(await screen.findByText("Dropped.pdf")).toBeInTheDocument();
    expect(screen.getByText("2 KB")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remove Dropped.pdf" }));
    expect(screen.queryByText("Dropped.pdf")).not.toBeInTheDocument();
  });

  test("shows how far the upload is, then closes", async () => {
    const user = setupPicker();
    const uploads = show();
    await startUpload(user);
    expect(uploads[0]).toMatchObject({ method: "POST", url: "/api/client/documents/" });
    expect(uploads[0].form.get("file_name")).toBe("Price list 2026");
    expect(uploads[0].form.get("file")).toMatchObject({ name: "Price list 2026.pdf" });
    await uploads[0].progress(42);
    expect(screen.getByRole("progressbar", { name: "Upload progress" })).toHaveAttribute("aria-valuenow", "42");
    expect(screen.getByText("42%")).toBeInTheDocument();
    await uploads[0].answer(201, buildDocument());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("Cancel stops the upload and leaves the form as it was", async () => {
    const user = setupPicker();
    const uploads = show();
    await startUpload(user);
    await uploads[0].progress(10);
    await user.click(screen.getByRole("button", { name: "Cancel upload" }));
    await waitFor(() => expect(submit()).not.toHaveAttribute("aria-busy"));
    expect(uploads[0].isAborted).toBe(true);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(nameInput()).toHaveValue("Price list 2026");
    expect(screen.getByText("Price list 2026.pdf")).toBeInTheDocument();
  });

  test("Escape during an upload asks first", async () => {
    const user = setupPicker();
    const uploads = show();
    await startUpload(user);
    await uploads[0].progress(10);
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep uploading" }));
    expect(uploads[0].isAborted).toBe(false);
    expect(screen.getByRole("dialog", { name: "Upload document" })).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Stop upload" }));
    expect(uploads[0].isAborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("shows the server's reason, else its own", async () => {
    const user = setupPicker();
    const uploads = show();
    await startUpload(user);
    const refusal = new ApiError("limit_reached", documentMessages.limit(withoutPlan.limits.documents));
    await expectReasons(uploads, refusal, () => user.click(submit()), "Failed to upload document");
  });

  test("puts the server's field errors on their fields", async () => {
    const user = setupPicker();
    const uploads = show();
    await startUpload(user);
    await uploads[0].answer(400, fieldError("file", documentMessages.encrypted).toBody("1", english));
    expect(await screen.findByText(documentMessages.encrypted)).toBeInTheDocument();
    expect(fileInput()).toHaveAccessibleDescription(new RegExp(documentMessages.encrypted));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("closing resets the form", async () => {
    const user = setupPicker();
    show();
    await user.upload(fileInput(), buildPdf());
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(nameInput()).toHaveValue("");
    expect(screen.queryByText("Price list 2026.pdf")).not.toBeInTheDocument();
  });
});
