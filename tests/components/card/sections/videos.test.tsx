import { render, screen, within } from "@testing-library/react";
import { Videos } from "@/components/card/sections/videos";
import { english as t } from "@/tests/english";

const build = (id: number) => ({
  id,
  title: `Film ${id}`,
  description: "",
  youtube_url: "https://youtu.be/eRsGyueVLvQ",
  created_at: "2026-11-20T10:00:00Z",
});

const show = (count: number) =>
  render(
    <Videos
      t={t}
      heading={<h2 id="videos">Videos</h2>}
      videos={Array.from({ length: count }, (_, index) => build(index + 1))}
    />,
  );

test("two films stand there, and no more of them are promised", () => {
  show(2);
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.queryByText(/More videos/)).not.toBeInTheDocument();
});

test("the others open below them, counted, without any script", () => {
  show(5);
  const more = screen.getByText("More videos (3)");
  expect(more.tagName).toBe("SUMMARY");
  const folded = within(more.closest("details") as HTMLElement);
  expect(folded.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Film 3", "Film 4", "Film 5"]);
  expect(more.closest("details")).not.toHaveAttribute("open");
});
