import { render } from "@testing-library/react";
import { ChangeIndicator } from "@/components/analytics/figure-cards";

test.each([
  [12.34, "Up 12.3%", "text-success"],
  [0, "Up 0.0%", "text-success"],
  [-3.4, "Down 3.4%", "text-destructive"],
])("a change of %p is said as %s", (change, text, colour) => {
  const { container } = render(<ChangeIndicator change={change} />);
  expect(container.firstChild).toHaveTextContent(text);
  expect(container.firstChild).toHaveClass(colour);
});
