import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showQuery, useQueryState } from "@/components/list/use-query-state";

const defaults = { search: "", page: "1" };

function List() {
  const [{ page }, change] = useQueryState(defaults);
  return (
    <button type="button" onClick={() => change({ page: String(Number(page) + 1) })}>
      Page {page}
    </button>
  );
}

test.each(["/list", "/list?page=2"])(
  "a list that opens leaves its address (%s) alone: a link may be pressed already",
  async (address) => {
    window.history.replaceState(null, "", address);
    const replace = jest.spyOn(window.history, "replaceState");
    render(<List />);
    await new Promise((resolve) => setTimeout(resolve));
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  },
);

test("the address holds chosen values only", async () => {
  window.history.replaceState(null, "", "/list?new&page=4");
  render(<List />);
  await waitFor(() => expect(window.location.search).toBe("?page=4"));
  await userEvent.click(screen.getByRole("button", { name: "Page 4" }));
  await waitFor(() => expect(window.location.search).toBe("?page=5"));
});

test("a late change does not touch the next page's address", async () => {
  window.history.replaceState(null, "", "/list");
  showQuery(new URLSearchParams({ page: "5" }));
  window.history.pushState(null, "", "/detail");
  await new Promise((resolve) => setTimeout(resolve));
  expect(window.location.pathname + window.location.search).toBe("/detail");
});
