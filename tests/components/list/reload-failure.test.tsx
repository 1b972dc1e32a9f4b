import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReloadFailure } from "@/components/list/failures";

const answer = { data: [1], error: new Error("offline"), mutate: jest.fn() };

test("says that older data is shown, and tries again on request", async () => {
  render(<ReloadFailure text="Failed to refresh documents. This may be out of date." answer={answer} />);
  expect(screen.getByRole("status")).toHaveTextContent("Failed to refresh documents.");
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(answer.mutate).toHaveBeenCalledTimes(1);
});

test.each([
  ["all is well", { ...answer, error: undefined }],
  ["there is nothing to show instead", { ...answer, data: undefined }],
])("says nothing where %s", (_, given) => {
  const { container } = render(
    <ReloadFailure text="Failed to refresh documents. This may be out of date." answer={given} />,
  );
  expect(container).toBeEmptyDOMElement();
});
