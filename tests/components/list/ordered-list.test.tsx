import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderedList } from "@/components/list/ordered-list";

const items = [
  { id: 1, name: "Apple" },
  { id: 2, name: "Banana" },
];

test("grips come without taking away what was opened before, nor the focus", async () => {
  const user = userEvent.setup();
  render(
    <OrderedList items={items} onMove={() => {}} className="">
      {({ name }, order) => (
        <>
          {name}
          {order}
        </>
      )}
    </OrderedList>,
  );
  const move = () => screen.getByRole("button", { name: "Move Banana" });
  const grip = () => screen.queryByRole("button", { name: "Drag Banana" });
  act(() => move().focus());
  await user.click(move());
  expect(await screen.findByRole("menuitem", { name: "Move up" })).toBeInTheDocument();
  expect(grip()).not.toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(move()).toHaveFocus();
  expect(grip()).not.toBeInTheDocument();
  await user.click(document.body);
  expect(await screen.findByRole("button", { name: "Drag Banana" })).toBeInTheDocument();
});
