import { render, screen, within } from "@testing-library/react";
import { cardJsonLd } from "@/components/card/head/card-json-ld";
import { pickTemplate } from "@/components/card/templates/pick-template";
import { sectionIds, templateChoices } from "@/lib/contract/cards/values";
import type { PublicFeedback } from "@/lib/contract/feedback/schema";
import type { Card } from "@/lib/web/provider-client/cards";
import { english as t } from "@/tests/english";
import { buildCard } from "./build-card";

const buildReview = (overrides: Partial<PublicFeedback> = {}): PublicFeedback => ({
  id: 1,
  customer_name: "Asha Rao",
  message: "As my grandmother made them",
  rating: 4,
  origin: "visitor",
  created_at: "2026-11-20T20:00:00.000Z",
  ...overrides,
});

const withReviews = (results: PublicFeedback[], average: number | null = 4.6, count = results.length): Card =>
  buildCard({ reviews: { count, results, average } });

function show(card: Card, choice: (typeof templateChoices)[number] = "1") {
  const Template = pickTemplate(choice);
  return render(<Template t={t} card={card} at={{ slug: "marigold" }} brandName="Namaskard" currency="INR" />);
}

test.each(templateChoices)("template %s shows what others say, and where to say it", (choice) => {
  const card = withReviews([buildReview()], 4.6, 12);
  // The visiting card design shows only sections that its owner added.
  card.company.profile.sections = sectionIds.map((id) => ({ id, shown: true }));
  show(card, choice);
  const reviews = within(screen.getByRole("region", { name: "Reviews" }));
  expect(reviews.getByText("4.6 out of 5, 12 reviews")).toBeInTheDocument();
  expect(reviews.getByRole("img", { name: "4 out of 5 stars" })).toHaveTextContent("★★★★☆");
  expect(reviews.getByRole("heading", { name: "Asha Rao" })).toBeInTheDocument();
  // In India it is already half past one in the night.
  expect(reviews.getByText("21 Nov 2026")).toHaveAttribute("datetime", "2026-11-20T20:00:00.000Z");
  expect(reviews.getByRole("link", { name: "Write a review" })).toHaveAttribute("href", "/marigold/review");
});

test("tells testimonials from reviews, and shows the response", () => {
  show(withReviews([buildReview({ origin: "owner", response: "Come again" }), buildReview({ id: 2 })]));
  const [told, sent] = screen.getAllByRole("heading", { name: "Asha Rao" }).map((heading) => heading.closest("li"));
  expect(told).toHaveTextContent("Added by Marigold Living");
  expect(told).toHaveTextContent("Response from Marigold LivingCome again");
  expect(sent).not.toHaveTextContent(/Added by|Response/);
});

test("a long review stands there once, whole, with the way to the rest of it, and a short one without", () => {
  const message = "Good quality and fair prices. ".repeat(30).trim();
  show(withReviews([buildReview({ message }), buildReview({ id: 2, message: "Quick." })]));
  const [details, ...others] = document.querySelectorAll(".review details");
  expect(details?.querySelector("summary")).toHaveTextContent("MoreLess: Asha Rao");
  expect(details?.previousElementSibling).toHaveTextContent(message);
  expect(others).toEqual([]);
});

test("without any review there is only the way to one, and of a provider that takes none not even that", () => {
  const { unmount } = show(withReviews([], null));
  expect(screen.queryByRole("heading", { name: "Reviews" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Write a review" })).toBeInTheDocument();
  unmount();
  show(buildCard({ reviews: null }));
  expect(screen.queryByRole("link", { name: "Write a review" })).not.toBeInTheDocument();
});

test("search engines are told no rating: those that a company approves itself are no measure", () => {
  const site = { url: "https://cards.test", currency: "INR" };
  expect(cardJsonLd(t, withReviews([buildReview()]), { slug: "marigold" }, site)).not.toMatch(/rating|review/i);
});
