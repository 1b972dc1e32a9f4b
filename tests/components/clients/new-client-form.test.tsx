import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewClientForm } from "@/components/clients/new-client-form";
import { takeNewLogin } from "@/components/clients/new-login";
import { Toaster } from "@/components/ui/app/toaster";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { accountMessages, english, failures, fieldMessages } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { buildAdmin, withUser } from "../with-user";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const create = "POST /api/admin/create-client-user/";

function show(outcome: FakeAnswer | (() => Promise<FakeAnswer>)) {
  const calls = fakeApi({ [create]: outcome });
  render(
    <>
      {withUser(buildAdmin(), <NewClientForm />)}
      <Toaster />
    </>,
  );
  return calls;
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("Company name"), "Chai House");
  await user.type(screen.getByLabelText("Email"), "owner@chai.example");
  await user.type(screen.getByLabelText("Password"), "long-enough");
}

const submit = () => screen.getByRole("button", { name: "Create client" });

describe("NewClientForm", () => {
  beforeEach(() => {
    push.mockClear();
    takeNewLogin();
  });

  test("names every missing field and sends nothing", async () => {
    const user = userEvent.setup();
    const calls = show({});
    await user.click(submit());
    const name = screen.getByRole("textbox", { name: "Company name" });
    await waitFor(() => expect(name).toHaveAccessibleDescription(fieldMessages.companyNameRequired));
    expect(name).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(new RegExp(fieldMessages.emailRequired));
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(new RegExp(accountMessages.passwordRequired));
    expect(screen.getByLabelText("Phone")).toBeValid();
    expect(calls).toEqual([]);
  });

  test("sends the form, says so and goes to the list", async () => {
    const user = userEvent.setup();
    let answer = (_: FakeAnswer) => {};
    const calls = show(() => new Promise((resolve) => (answer = resolve)));
    await fill(user);
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Inactive");
    await user.click(submit());
    expect(await screen.findByRole("button", { name: "Creating..." })).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(calls).toHaveLength(1));
    answer({ status: 201 });
    await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard/clients"));
    expect(screen.getByText("Chai House was created")).toBeInTheDocument();
    // An inactive client cannot sign in, so there is no login to hand over.
    expect(takeNewLogin()).toBeNull();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        company_name: "Chai House",
        email: "owner@chai.example",
        phone: "",
        password: "long-enough",
        is_active: false,
      },
    ]);
  });

  test("makes a password that can be read, and keeps the login for the list alone", async () => {
    const user = userEvent.setup();
    const calls = show({ status: 201 });
    await fill(user);
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Make one" }));
    const password = screen.getByLabelText<HTMLInputElement>("Password");
    expect(password).toHaveAttribute("type", "text");
    const made = password.value;
    expect(made).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    await user.click(screen.getByRole("button", { name: "Make one" }));
    const again = screen.getByLabelText<HTMLInputElement>("Password").value;
    expect(again).not.toBe(made);
    await user.click(submit());
    await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard/clients"));
    expect(calls[0]?.body).toMatchObject({ password: again });
    expect(takeNewLogin()).toMatchObject({ company_name: "Chai House", password: again });
    expect(takeNewLogin()).toBeNull();
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, window.history.state])).not.toContain(again);
    expect(window.location.href).not.toContain(again);
  });

  test("puts the server's field error on its field", async () => {
    const user = userEvent.setup();
    show({ status: 400, json: fieldError("email", accountMessages.emailTaken).toBody("1", english) });
    await fill(user);
    await user.click(submit());
    const email = await screen.findByRole("textbox", {
      name: "Email",
      description: new RegExp(accountMessages.emailTaken),
    });
    await waitFor(() => expect(email).toHaveFocus());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
  });

  test("shows the server's reason, else its own", async () => {
    const user = userEvent.setup();
    const answers: FakeAnswer[] = [
      { status: 503, json: new ApiError("unavailable", failures.unavailable).toBody("1", english) },
      { status: 500 },
    ];
    show(async () => answers.shift() ?? {});
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole("alert")).toHaveTextContent(failures.unavailable);
    await user.click(submit());
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to create client. Please try again."),
    );
  });

  test("leads back without creating", () => {
    show({});
    expect(screen.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", "/dashboard/clients");
  });
});
