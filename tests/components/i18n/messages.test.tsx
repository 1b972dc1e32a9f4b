import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { TranslatorProvider } from "@/components/i18n/translator-provider";
import { Toaster } from "@/components/ui/app/toaster";
import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import { messagesOf, pickMessages, translatorOf } from "@/lib/i18n/catalog";
import type { Subject } from "@/lib/i18n/messages";
import * as paths from "@/lib/paths";
import { type FakeAnswer, fakeApi } from "../fake-api";

// Parts speak as on a page: with what it and their own files bring.
jest.mock("@/components/i18n/translator-context", () => jest.requireActual("@/components/i18n/translator-context"));
const { useT } = jest.requireMock<typeof import("@/components/i18n/translator-context")>(
  "@/components/i18n/translator-context",
);

const hindi = translatorOf("hi");
const own = pickMessages("hi", ["common.loading", "common.close", "dashboard.bell.title", "failures.noConnection"]);
const answers = (...subjects: Subject[]): Record<string, FakeAnswer> =>
  Object.fromEntries(
    subjects.map((subject) => [`GET ${paths.messages("hi", "1", subject)}`, { json: messagesOf("hi", subject) }]),
  );

function Part() {
  const t = useT();
  return <p>{`${t("common.save")}, ${t("common.cancel")}`}</p>;
}

function Box({ open }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useT();
  return open ? <p role="dialog">{`${t("videos.title")}, ${t("common.save")}`}</p> : null;
}

const BoxDialog = lazyDialog(withMessages(["videos"], async () => Box));

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <BoxDialog open={isOpen} onOpenChange={setIsOpen} />
      <Toaster />
    </>
  );
}

beforeEach(() => {
  document.documentElement.lang = "hi";
  document.documentElement.dataset.messages = "1";
});

test("messages of a subject are found beside those around them", () => {
  render(
    <TranslatorProvider language="hi" messages={pickMessages("hi", ["common.save"])}>
      <TranslatorProvider language="hi" messages={pickMessages("hi", ["common.cancel"])}>
        <Part />
      </TranslatorProvider>
    </TranslatorProvider>,
  );
  expect(screen.getByText(`${hindi("common.save")}, ${hindi("common.cancel")}`)).toBeInTheDocument();
});

test("a dialog opens with its messages, and says so where they do not come", async () => {
  const user = userEvent.setup();
  fakeApi({
    ...answers("common", "failures", "format"),
    [`GET ${paths.messages("hi", "1", "videos")}`]: { status: 404 },
  });
  render(
    <TranslatorProvider language="hi" messages={own}>
      <Screen />
    </TranslatorProvider>,
  );
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText(hindi("failures.noConnection"))).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("status")).not.toBeInTheDocument());

  // The next press asks again, for what has not come alone.
  const calls = fakeApi(answers("rules", "videos"));
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent(`${hindi("videos.title")}, ${hindi("common.save")}`);
  expect(calls.map(({ path }) => path).toSorted()).toEqual(
    [paths.messages("hi", "1", "rules"), paths.messages("hi", "1", "videos")].toSorted(),
  );
});
