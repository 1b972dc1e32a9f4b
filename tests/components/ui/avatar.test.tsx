import { fireEvent, render } from "@testing-library/react";
import { Avatar } from "@/components/ui/avatar";

test("shows a picture alone, and the first letter where there is none or it cannot be shown", () => {
  const { container, rerender } = render(<Avatar name="marigold" src="/logo.png" className="" />);
  expect(container.textContent).toBe("");
  expect(container.querySelector("img")).toHaveAttribute("src", "/logo.png");
  fireEvent.error(container.querySelector("img") as HTMLImageElement);
  expect(container).toHaveTextContent("M");
  rerender(<Avatar name="marigold" src="/other.png" className="" />);
  expect(container.querySelector("img")).toHaveAttribute("src", "/other.png");
  rerender(<Avatar name=" " className="" />);
  expect(container).toHaveTextContent("?");
});
