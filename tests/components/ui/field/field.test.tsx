import { render, screen } from "@testing-library/react";
import { Field, FieldError, FieldHint, FieldLabel } from "@/components/ui/field/field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";

describe("Field", () => {
  test("ties label, hint and error to the control", () => {
    render(
      <Field error="Name is required" required>
        <FieldLabel>Name</FieldLabel>
        <Input />
        <FieldHint>As on the card</FieldHint>
        <FieldError />
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Name" });
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("Name is required As on the card");
  });

  test("describes nothing that is not there", () => {
    render(
      <Field>
        <FieldLabel>Status</FieldLabel>
        <Select>
          <option>Active</option>
        </Select>
        <FieldError />
      </Field>,
    );
    const select = screen.getByRole("combobox", { name: "Status" });
    expect(select).toBeValid();
    expect(select).not.toHaveAttribute("aria-describedby");
  });
});
