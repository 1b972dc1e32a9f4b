import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { PasswordInput } from "@/components/ui/field/password-input";

test("the toggle shows and hides what was typed", async () => {
  const user = userEvent.setup();
  render(
    <Field>
      <FieldLabel>Password</FieldLabel>
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText("Password");
  await user.type(input, "open sesame");
  expect(input).toHaveAttribute("type", "password");

  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(input).toHaveAttribute("type", "text");
  expect(input).toHaveValue("open sesame");

  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input).toHaveAttribute("type", "password");
});
