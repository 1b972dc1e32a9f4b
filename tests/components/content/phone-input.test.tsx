import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PhoneInput } from "@/components/content/phone-input";

const warning = "This does not look like a full phone number. Check it before saving.";

function Field() {
  const [value, setValue] = useState("");
  return <PhoneInput aria-label="Phone" value={value} onChange={({ target }) => setValue(target.value)} />;
}

test.each([
  ["12345", true],
  ["+1 (555) 123-4567", true],
  ["1800", true],
  ["98200 1122", true],
  ["+999 12 34", true],
  ["98200 11223", false],
  ["+91 +91 98200 11223", false],
  ["٩٨٢٠٠١١٢٢٣", false],
  ["022 2345 6789", false],
  ["982", false],
])("whether %s is warned of: %p", async (text, isWarned) => {
  render(<Field />);
  await userEvent.click(screen.getByLabelText("Phone"));
  await userEvent.paste(text);
  expect(screen.getByLabelText("Phone")).toHaveValue(text);
  if (!isWarned) await new Promise((resolve) => setTimeout(resolve, 50));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(isWarned ? warning : /^$/));
});
