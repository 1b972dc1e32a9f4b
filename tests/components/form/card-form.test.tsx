import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { CardForm } from "@/components/form/card-form";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { isGuarded } from "@/components/ui/navigation/leave-guards";
import { announceSessionEnd } from "@/lib/browser/session-end";
import { buildAdmin, withUser } from "../with-user";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const schema = z.object({ name: z.string().min(1, "Type a name"), note: z.string() });

/** A form of two fields. */
function show({ name = "test", sent }: { name?: string; sent?: "name" } = {}) {
  const { unmount } = render(
    withUser(
      buildAdmin(),
      <CardForm
        name={name}
        schema={schema}
        defaultValues={{ name: "", note: "" }}
        sent={sent}
        failureText="Failed"
        onSubmit={async () => {}}
        submitLabel="Save"
        busyLabel="Saving..."
        cancelHref="/dashboard"
      >
        {({ control }) => (
          <>
            <FormField control={control} name="name" label="Name">
              {(field) => <Input {...field} />}
            </FormField>
            <FormField control={control} name="note" label="Note">
              {(field) => <Input {...field} />}
            </FormField>
          </>
        )}
      </CardForm>,
    ),
  );
  return { user: userEvent.setup(), unmount };
}

const field = (name: string) => screen.getByRole("textbox", { name });

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test("looks busy first, then shows errors", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByRole("button", { name: "Saving..." })).toHaveAttribute("aria-busy", "true");
  expect(field("Name")).toBeValid();
  await waitFor(() => expect(field("Name")).toBeInvalid());
  expect(field("Name")).toHaveFocus();
  expect(screen.getByRole("button", { name: "Save" })).toHaveAttribute("type", "submit");
});

test("validates even when no frame is painted", async () => {
  jest.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(field("Name")).toBeInvalid());
});

test("leaving asks while something typed is not saved", async () => {
  const { user } = show();
  expect(isGuarded()).toBe(false);
  await user.type(field("Note"), "a");
  expect(isGuarded()).toBe(true);
  await user.clear(field("Note"));
  expect(isGuarded()).toBe(false);
});

test("leaving does not ask about fields that are not sent", async () => {
  const { user } = show({ sent: "name" });
  await user.type(field("Note"), "a");
  expect(isGuarded()).toBe(false);
  await user.type(field("Name"), "a");
  expect(isGuarded()).toBe(true);
});

test("what was typed when the session ended is put back, into the form it was typed in", async () => {
  const first = show();
  await first.user.type(field("Name"), "Chai House");
  announceSessionEnd();
  first.unmount();

  const other = show({ name: "other" });
  expect(field("Name")).toHaveValue("");
  other.unmount();

  show();
  expect(field("Name")).toHaveValue("Chai House");
  expect(screen.getByText("We kept what you typed.")).toBeInTheDocument();
});
