import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SearchInput } from "@/components/ui/field/search-input";

function Example() {
  const [value, setValue] = useState("");
  return <SearchInput label="Search" value={value} onValueChange={setValue} />;
}

test("the clear button empties the box and returns to it", async () => {
  const user = userEvent.setup();
  render(<Example />);
  const box = screen.getByRole("searchbox", { name: "Search" });
  expect(screen.queryByRole("button", { name: "Clear search" })).not.toBeInTheDocument();
  await user.type(box, "chai");
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(box).toHaveValue("");
  expect(box).toHaveFocus();
});
