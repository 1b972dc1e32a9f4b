import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ResetLinkSection } from "@/components/clients/change-client-password";
import { ApiError } from "@/lib/contract/errors";
import { accountMessages, english } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";
import { buildClient } from "./build-client";

const made = (token: string) => ({ status: 201, json: { token, expires_at: "2026-11-22T10:00:00.000Z" } });

async function show(answers: FakeAnswer[], { phone = "98765 43210" } = {}) {
  fakeApi({
    "POST /api/admin/clients/1/reset-link/": () => answers.shift() ?? { status: 500 },
  });
  const client = buildClient({ phone });
  await showScreen(buildAdmin(), <ResetLinkSection client={client} />);
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const shownLink = () => screen.findByRole("textbox", { name: "Reset link" });

test("shows a link once, to be copied or sent to the client's phone", async () => {
  await show([made("first"), made("second")]);
  await press("Make a reset link");
  expect(await shownLink()).toHaveValue("https://cards.example/reset-password#first");
  expect(screen.getByRole("status")).toHaveTextContent(/shown once. It works until .*2026/);
  expect(screen.getByRole("button", { name: "Copy link" })).toBeInTheDocument();
  const chat = new URL((await screen.findByRole("link", { name: "Send on WhatsApp" })).getAttribute("href") ?? "");
  expect(chat.origin + chat.pathname).toBe("https://wa.me/919876543210");
  expect(chat.searchParams.get("text")).toMatch(/ https:\/\/cards\.example\/reset-password#first$/);
  await press("Make another link");
  expect(await screen.findByDisplayValue("https://cards.example/reset-password#second")).toBeInTheDocument();
});

test("a client without a phone number has no chat", async () => {
  await show([made("first")], { phone: "" });
  await press("Make a reset link");
  await shownLink();
  expect(screen.queryByRole("link", { name: "Send on WhatsApp" })).not.toBeInTheDocument();
});

test("shows why a link failed, and a retry makes one", async () => {
  const refusal = new ApiError("conflict", accountMessages.resetClientInactive);
  await show([{ status: 409, json: refusal.toBody("1", english) }, made("first")]);
  await press("Make a reset link");
  expect(await screen.findByRole("alert")).toHaveTextContent(accountMessages.resetClientInactive);
  await press("Make a reset link");
  await shownLink();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
