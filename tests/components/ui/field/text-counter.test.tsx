import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { fieldMessages } from "../../../english";

const max = 40;

function Form() {
  const { control } = useForm({ defaultValues: { note: "" } });
  return (
    <FormField control={control} name="note" label="Note" counter={{ max }}>
      {(field) => <Input {...field} />}
    </FormField>
  );
}

function show() {
  render(<Form />);
  return { user: userEvent.setup(), field: screen.getByRole("textbox", { name: "Note" }) };
}

test("a text is counted once its end comes near", async () => {
  const { user, field } = show();
  await user.type(field, "a".repeat(max * 0.8));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.type(field, "a");
  expect(screen.getByText("33/40")).toHaveAttribute("data-level", "warning");
  expect(screen.getByRole("status")).toHaveTextContent("33 of 40 characters");
  await user.type(field, "a".repeat(6));
  expect(screen.getByText("39/40")).toHaveAttribute("data-level", "danger");
  expect(field).toBeValid();
});

test("a pasted text that is too long stays, with a sentence and the rest marked", async () => {
  const { user, field } = show();
  const text = `${"fits ".repeat(8)}too much`;
  await user.click(field);
  await user.paste(text);
  expect(field).toHaveValue(text);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(fieldMessages.tooLong(max));
  expect(document.querySelector("mark")).toHaveTextContent("too much");
  await user.type(field, "{Backspace>8/}");
  expect(field).toBeValid();
  expect(document.querySelector("mark")).toBeNull();
});
