import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TagSection } from "@/components/share/tag-section";
import { Toaster } from "@/components/ui/app/toaster";

const link = "https://cards.example/sharma-traders?s=nfc";

type Written = { message: unknown; signal: AbortSignal; finish: () => void; fail: (name: string) => void };
let written: Written[] = [];

/** A browser with Web NFC; each write waits until the test ends it. */
function fakeWriter(): void {
  written = [];
  window.NDEFReader = class {
    write(message: unknown, { signal }: { signal: AbortSignal }) {
      return new Promise<void>((resolve, reject) => {
        const fail = (name: string) => reject(new DOMException("", name));
        signal.addEventListener("abort", () => fail("AbortError"));
        written.push({ message, signal, finish: resolve, fail });
      });
    }
  };
}
afterEach(() => {
  delete window.NDEFReader;
});

function show() {
  const user = userEvent.setup();
  render(
    <>
      <TagSection link={link} />
      <Toaster />
    </>,
  );
  return user;
}

const write = () => screen.getByRole("button", { name: "Write to a tag" });

test("where no tag can be written it shows the link to copy, and says what to do with it", async () => {
  const user = show();
  expect(screen.getByRole("textbox", { name: "Link for an NFC tag" })).toHaveValue(link);
  expect(screen.getByText(/with any NFC app/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Write to a tag" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Copy tag link" }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(await screen.findByText("Link copied")).toBeInTheDocument();
});

test("writes the link to the next tag, and says when it is done", async () => {
  fakeWriter();
  const user = show();
  await user.click(write());
  expect(screen.getByRole("button", { name: "Waiting for a tag..." })).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("status")).toHaveTextContent("Hold the tag to the back of your phone");
  expect(written.map(({ message }) => message)).toEqual([{ records: [{ recordType: "url", data: link }] }]);
  written[0]?.finish();
  expect(await screen.findByText(/The tag is written/)).toBeInTheDocument();
  expect(write()).toBeEnabled();
});

test.each([
  ["NotAllowedError", /not allowed to use NFC/],
  ["NotReadableError", /NFC is switched off/],
  ["NotSupportedError", /does not work with NFC links/],
  ["NetworkError", /could not be written.*not locked/],
])("after a %s it says what to do, and can be tried again", async (name, reason) => {
  fakeWriter();
  const user = show();
  await user.click(write());
  written[0]?.fail(name);
  expect(await screen.findByRole("alert")).toHaveTextContent(reason);
  await user.click(write());
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(written).toHaveLength(2);
});

test("the waiting ends with Cancel, without a complaint, and with the screen", async () => {
  fakeWriter();
  const user = show();
  await user.click(write());
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(write()).toBeEnabled());
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await user.click(write());
  cleanup();
  expect(written.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
