import { TextDecoder, TextEncoder } from "node:util";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ImportScreen } from "@/components/client-files/import-screen";
import { clientFileLimits } from "@/lib/contract/clients/values";
import { clientFileMessages, failures, fieldMessages } from "../../english";
import { type FakeCall, fakeApi } from "../fake-api";
import { buildAdmin, withUser } from "../with-user";

// jsdom lacks them.
beforeAll(() => Object.assign(globalThis, { TextDecoder, TextEncoder }));

type Sent = { dry_run: boolean; rows: { email: string }[] };

/** Answers as the server would: "bad" is invalid, everything else ready or created. */
function answer({ body }: FakeCall) {
  const { dry_run, rows } = body as Sent;
  const results = rows.map(({ email }, row) =>
    email === "bad"
      ? { row, outcome: "invalid", fields: { email: [fieldMessages.emailInvalid] } }
      : { row, outcome: dry_run ? "ready" : "created", ...(!dry_run && { id: row + 1 }) },
  );
  return { json: { results } };
}

const showImport = () => render(withUser(buildAdmin(), <ImportScreen />));

const imports = (calls: FakeCall[]) => calls.filter(({ path }) => path === "/api/admin/clients/import/");

async function pick(lines: string[]) {
  const bytes = new TextEncoder().encode(`company_name,email\n${lines.join("\n")}`);
  const file = new File([bytes], "clients.csv", { type: "text/csv" });
  Object.defineProperty(file, "arrayBuffer", { value: async () => new Uint8Array(bytes).buffer });
  fireEvent.change(screen.getByLabelText("CSV file"), { target: { files: [file] } });
}

test("shows every outcome before anything is written, then imports the ready rows alone", async () => {
  const user = userEvent.setup();
  const calls = fakeApi({ "POST /api/admin/clients/import/": answer });
  showImport();
  await pick(["A,a@example.com", "B,bad", "C,c@example.com"]);
  expect(await screen.findByText("3 rows: 2 ready, 1 with problems")).toBeInTheDocument();
  expect(screen.getByText(fieldMessages.emailInvalid)).toBeInTheDocument();
  expect(imports(calls).map(({ body }) => (body as Sent).dry_run)).toEqual([true]);

  await user.click(screen.getByRole("button", { name: "Problems 1" }));
  expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(2);

  await user.click(screen.getByRole("button", { name: "Import 2 clients" }));
  expect(await screen.findByText(/^2 created, 1 skipped/)).toBeInTheDocument();
  expect(imports(calls)[1]?.body).toMatchObject({ rows: [{ email: "a@example.com" }, { email: "c@example.com" }] });
  expect(screen.getByRole("button", { name: "Download result" })).toBeInTheDocument();
});

test("each problem of a row stands by itself", async () => {
  const fields = { email: [fieldMessages.emailInvalid], phone: [fieldMessages.phoneInvalid] };
  fakeApi({ "POST /api/admin/clients/import/": { json: { results: [{ row: 0, outcome: "invalid", fields }] } } });
  showImport();
  await pick(["A,bad"]);
  expect(await screen.findByText(fieldMessages.emailInvalid)).toBeVisible();
  expect(screen.getByText(fieldMessages.phoneInvalid)).toBeVisible();
});

test("a duplicate is found across calls", async () => {
  fakeApi({ "POST /api/admin/clients/import/": answer });
  showImport();
  const { batch } = clientFileLimits;
  await pick(Array.from({ length: batch + 1 }, (_, index) => `A,a${index % batch}@example.com`));
  expect(await screen.findByText(`${batch + 1} rows: ${batch} ready, 1 with problems`)).toBeInTheDocument();
  expect(screen.getByText(clientFileMessages.emailRepeated)).toBeInTheDocument();
});

test("a batch that fails leaves what is done, and the rest can be tried again", async () => {
  const user = userEvent.setup();
  let fails = true;
  fakeApi({
    "POST /api/admin/clients/import/": (call) =>
      fails && !(call.body as Sent).dry_run && (call.body as Sent).rows.length < clientFileLimits.batch
        ? { status: 503, json: { detail: failures.unavailable } }
        : answer(call),
  });
  showImport();
  const { batch } = clientFileLimits;
  await pick(Array.from({ length: batch + 1 }, (_, index) => `A,a${index}@example.com`));
  await user.click(await screen.findByRole("button", { name: `Import ${batch + 1} clients` }));
  expect(await screen.findByText(failures.unavailable)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`^${batch} created, 0 skipped, 1 still to import`))).toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole("button", { name: "Import 1 client" }));
  expect(await screen.findByText(new RegExp(`^${batch + 1} created, 0 skipped`))).toBeInTheDocument();
});

test("a file that cannot be read says why", async () => {
  showImport();
  await pick([]);
  expect(await screen.findByRole("alert")).toHaveTextContent(clientFileMessages.tableEmpty);
});

test("one row is counted as one", async () => {
  fakeApi({ "POST /api/admin/clients/import/": answer });
  showImport();
  await pick(["A,a@example.com"]);
  expect(await screen.findByText("1 row: 1 ready, 0 with problems")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Import 1 client" })).toBeInTheDocument();
});

test("a batch whose answer is lost is retried with its idempotency key, and shown as created", async () => {
  const user = userEvent.setup();
  const keys: (string | null)[] = [];
  const calls = fakeApi({
    "POST /api/admin/clients/import/": (call) => {
      const isLost = !(call.body as Sent).dry_run && keys.length < 3;
      return isLost ? { status: 504, json: { detail: failures.unavailable } } : answer(call);
    },
  });
  const inner = global.fetch;
  global.fetch = ((input: RequestInfo | URL, init: RequestInit = {}) => {
    if (String(init.body).includes('"dry_run":false')) keys.push(new Headers(init.headers).get("idempotency-key"));
    return inner(input, init);
  }) as typeof fetch;
  showImport();
  await pick(["A,a@example.com", "B,b@example.com"]);
  await user.click(await screen.findByRole("button", { name: "Import 2 clients" }));
  expect(await screen.findByText(/^2 created, 0 skipped/)).toBeInTheDocument();
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0], keys[0]]);
  expect(imports(calls)).toHaveLength(4);
});

test("clients without a password have their links mailed, or handed over one by one", async () => {
  const user = userEvent.setup();
  const calls = fakeApi({
    "POST /api/admin/clients/import/": answer,
    "GET /api/public/reset-links/": { json: { can_mail: true } },
    "POST /api/admin/clients/1/reset-link/": {
      status: 201,
      json: { token: "handed", expires_at: "2026-11-22T10:00:00.000Z" },
    },
  });
  showImport();
  await pick(["A,a@example.com"]);
  expect(await screen.findByRole("checkbox", { name: /Email a password link/ })).toBeChecked();
  await user.click(screen.getByRole("button", { name: "Import 1 client" }));
  await user.click(await screen.findByRole("button", { name: "Password link for A" }));
  await user.click(await screen.findByRole("button", { name: "Make a reset link" }));
  expect(await screen.findByDisplayValue("https://cards.example/reset-password#handed")).toBeInTheDocument();
  expect(imports(calls)[1]?.body).toMatchObject({ mail_links: true });
});
