import { render } from "@testing-library/react";
import { Backdrop } from "@/components/ui/overlay/backdrop";

const scrolling = () => document.body.style.overflow;

test("the page scrolls again once the last modal over it is gone", () => {
  const form = render(<Backdrop isOpen />);
  expect(scrolling()).toBe("hidden");
  const question = render(<Backdrop isOpen />);
  form.unmount();
  expect(scrolling()).toBe("hidden");
  question.unmount();
  expect(document.body).toHaveAttribute("style", "");
});

test("where a scroll bar takes room, its place stays free", () => {
  jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(window.innerWidth - 15);
  const { unmount } = render(<Backdrop isOpen />);
  expect(document.body).toHaveStyle({ marginRight: "15px" });
  unmount();
  expect(document.body).toHaveAttribute("style", "");
});
