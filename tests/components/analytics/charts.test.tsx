import { render, screen } from "@testing-library/react";
import { ChangeIndicator } from "@/components/analytics/change-indicator";
import { MonthlyViews } from "@/components/analytics/monthly-views";
import { TopDocuments } from "@/components/analytics/top-documents";
import { VisitorSources } from "@/components/analytics/visitor-sources";

test.each([
  [12.34, "Up 12.3%", "text-success"],
  [0, "Up 0.0%", "text-success"],
  [-3.4, "Down 3.4%", "text-destructive"],
])("a change of %p is said as %s", (change, text, colour) => {
  const { container } = render(<ChangeIndicator change={change} />);
  expect(container.firstChild).toHaveTextContent(text);
  expect(container.firstChild).toHaveClass(colour);
});

test("nothing counted yet draws nothing and says so", () => {
  render(
    <>
      <MonthlyViews months={[{ month: "Jan", views: 0 }]} />
      <MonthlyViews months={[]} />
      <TopDocuments documents={[]} />
      <VisitorSources sources={[]} totalVisitors={0} />
      <VisitorSources sources={[{ source: "QR code", count: 0 }]} totalVisitors={0} />
    </>,
  );
  expect([...document.querySelectorAll<HTMLElement>("[data-slot=bar]")].map(({ style }) => style.width)).toEqual([
    "0%",
    "0%",
  ]);
  expect(screen.getByText("No views yet")).toBeInTheDocument();
  expect(screen.getByText("No documents viewed yet")).toBeInTheDocument();
  expect(screen.getByText("No visitors yet")).toBeInTheDocument();
  expect(screen.getByText("0 (0.0%)")).toBeInTheDocument();
});

test("documents are ranked by their views", () => {
  render(
    <TopDocuments
      documents={[
        { name: "Menu", views: 3 },
        { name: "Prices", views: 12 },
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["1Prices12 views", "2Menu3 views"]);
});
