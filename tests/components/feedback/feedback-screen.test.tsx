import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FeedbackScreen } from "@/components/feedback/feedback-screen";
import { sampleFeedback } from "@/lib/api/samples/feedback";
import { feedbackMessages, fieldMessages } from "../../english";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { withCore } from "../with-core";
import { buildCurrentUser } from "../with-user";

const samples = [...sampleFeedback];
afterEach(() => sampleFeedback.splice(0, sampleFeedback.length, ...samples));
beforeEach(() => window.history.replaceState(null, "", "/dashboard/feedback"));

async function show() {
  const calls = fakeApi({});
  await showScreen(buildCurrentUser(), withCore(<FeedbackScreen />));
  return calls;
}

const cardOf = (name: string) => screen.getByRole("heading", { name }).closest("li") as HTMLElement;
const names = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("FeedbackScreen", () => {
  test("shows labelled samples with a core provider", async () => {
    const calls = await show();
    expect(screen.getByRole("status", { name: "" })).toHaveTextContent("Loading feedback...");
    expect(await screen.findByText("Sample data")).toBeInTheDocument();
    expect(screen.getByText(/Sample reviews/)).toBeInTheDocument();
    expect(screen.getByText("Manage customer reviews and testimonials")).toBeInTheDocument();
    expect(screen.getByText("5 of 5 feedback items")).toBeInTheDocument();
    expect(calls).toEqual([]);

    const card = cardOf("Rahul Mehta");
    expect(card).toHaveTextContent("rahul.mehta@example.com");
    expect(card).toHaveTextContent("Approved");
    expect(within(card).getByRole("img", { name: "4 out of 5 stars" })).toBeInTheDocument();
    expect(card).toHaveTextContent("Good quality and fair prices.");
    expect(card).toHaveTextContent("Response:Thank you, Rahul.");
    expect(card).toHaveTextContent("Received 11 Jun 2026");
    expect(card).toHaveTextContent("Updated 12 Jun 2026");
    expect(cardOf("Anita Rao")).not.toHaveTextContent("Response:");
  });

  test("searches names and messages whatever the case, and filters by status and rating", async () => {
    const user = userEvent.setup();
    await show();
    const box = await screen.findByPlaceholderText("Search feedback...");
    await user.type(box, "RAO");
    await waitFor(() => expect(names()).toEqual(["Anita Rao"]));
    expect(screen.getByRole("status")).toHaveTextContent("1 of 5 feedback items");
    await user.clear(box);
    await user.paste("fair PRICES");
    await waitFor(() => expect(names()).toEqual(["Rahul Mehta"]));
    await user.clear(box);
    await user.paste("nobody said this");
    expect(await screen.findByRole("heading", { name: "No feedback found" })).toBeInTheDocument();
    expect(screen.getByText("Try adjusting your search or filters.")).toBeInTheDocument();
    await user.clear(box);
    await waitFor(() => expect(names()).toHaveLength(5));

    await user.selectOptions(screen.getByRole("combobox", { name: "Filter by status" }), "Pending");
    expect(names()).toEqual(["Anita Rao", "Imran Sheikh"]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Filter by rating" }), "3 stars");
    expect(names()).toEqual(["Imran Sheikh"]);
    expect(window.location.search).toBe("?status=pending&rating=3");
  });

  test("starts from the filters in the address and takes unknown ones for none", async () => {
    window.history.replaceState(null, "", "/dashboard/feedback?search=the&status=rejected&rating=9");
    await show();
    expect(await screen.findByText("1 of 5 feedback items")).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Filter by status" })).toHaveValue("rejected");
    expect(screen.getByRole("combobox", { name: "Filter by rating" })).toHaveValue("all");
  });

  test("rejects pending and approved items", async () => {
    const user = userEvent.setup();
    await show();
    await screen.findByText("5 of 5 feedback items");
    expect(screen.getAllByRole("button", { name: /^Reject/ })).toHaveLength(4);
    await user.click(screen.getByRole("button", { name: "Reject Rahul Mehta's feedback" }));
    await waitFor(() => expect(cardOf("Rahul Mehta")).toHaveTextContent("Rejected"));
  });

  test("approves pending items only", async () => {
    const user = userEvent.setup();
    await show();
    const approve = await screen.findByRole("button", { name: "Approve Anita Rao's feedback" });
    expect(screen.getAllByRole("button", { name: /^Approve/ })).toHaveLength(2);
    await user.click(approve);
    await waitFor(() => expect(cardOf("Anita Rao")).toHaveTextContent("Approved"));
    expect(within(cardOf("Anita Rao")).queryByRole("button", { name: /^Approve/ })).not.toBeInTheDocument();
    expect(cardOf("Anita Rao")).toContainElement(document.activeElement as HTMLElement);
    expect(await screen.findByText("Anita Rao's feedback was approved")).toBeInTheDocument();
  });

  test("views the whole item", async () => {
    const user = userEvent.setup();
    await show();
    const opener = await screen.findByRole("button", { name: "View Rahul Mehta's feedback" });
    await user.click(opener);
    const dialog = screen.getByRole("dialog", { name: "Rahul Mehta" });
    expect(within(dialog).getByRole("img", { name: "4 out of 5 stars" })).toBeInTheDocument();
    expect(dialog).toHaveTextContent("Delivery took a day longer than promised.");
    expect(dialog).toHaveTextContent("Response:Thank you, Rahul.");
    expect(within(dialog).getByRole("link")).toHaveAttribute("href", "mailto:rahul.mehta@example.com");
    await user.keyboard("{Escape}");
    expect(opener).toHaveFocus();
  });

  test("writes, changes and removes the response", async () => {
    const user = userEvent.setup();
    await show();
    const save = async (text: string) => {
      await user.click(await screen.findByRole("button", { name: "Edit Sneha Kulkarni's feedback" }));
      const box = screen.getByRole("textbox", { name: "Response" });
      await user.clear(box);
      await user.paste(text);
      await user.click(screen.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    };
    await save(" Thank you! ");
    expect(cardOf("Sneha Kulkarni")).toHaveTextContent("Response:Thank you!");
    expect(cardOf("Sneha Kulkarni")).not.toHaveTextContent("Updated 30 May 2026");
    await save("");
    expect(cardOf("Sneha Kulkarni")).not.toHaveTextContent("Response:");
  });

  test("adds a testimonial by the contract's rules, pending and in sight", async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, "", "/dashboard/feedback?status=rejected");
    await show();
    await user.click(await screen.findByRole("button", { name: "Add Testimonial" }));
    const dialog = within(screen.getByRole("dialog", { name: "Add Testimonial" }));
    await user.click(dialog.getByRole("button", { name: "Add Testimonial" }));
    for (const message of [
      feedbackMessages.customerNameRequired,
      feedbackMessages.contactRequired,
      feedbackMessages.ratingRequired,
      feedbackMessages.messageRequired,
    ])
      expect(await dialog.findByText(message)).toBeInTheDocument();

    for (const [label, text] of [
      ["Customer name", "Kiran Patil"],
      ["Phone number or email", "kiran@"],
      ["Message", "Quick and friendly"],
    ] as const) {
      await user.click(dialog.getByLabelText(label));
      await user.paste(text);
    }
    await user.selectOptions(dialog.getByLabelText("Rating"), "4 stars");
    await user.click(dialog.getByRole("button", { name: "Add Testimonial" }));
    expect(await dialog.findByText(fieldMessages.emailInvalid)).toBeInTheDocument();
    const contact = dialog.getByLabelText("Phone number or email");
    await waitFor(() => expect(contact).toHaveFocus());
    expect(contact).toBeInvalid();
    await user.clear(contact);
    await user.paste("98200 11223");
    await user.click(dialog.getByRole("button", { name: "Add Testimonial" }));
    expect(await screen.findByText("6 of 6 feedback items")).toBeInTheDocument();
    expect(names()[0]).toBe("Kiran Patil");
    expect(cardOf("Kiran Patil")).toHaveTextContent("Testimonial");
    expect(cardOf("Kiran Patil")).toHaveTextContent("98200 11223");
    expect(cardOf("Kiran Patil")).toHaveTextContent("Pending");
    expect(within(cardOf("Kiran Patil")).getByRole("img", { name: "4 out of 5 stars" })).toBeInTheDocument();
  });

  test("deletes after asking", async () => {
    const user = userEvent.setup();
    await show();
    await user.click(await screen.findByRole("button", { name: "Delete Anita Rao's feedback" }));
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      "Are you sure you want to delete this feedback?",
    );
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByText("5 of 5 feedback items")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Delete Anita Rao's feedback" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("4 of 4 feedback items")).toBeInTheDocument();
    expect(names()).not.toContain("Anita Rao");
  });

  test("without any feedback, invites to add a testimonial", async () => {
    const user = userEvent.setup();
    sampleFeedback.length = 0;
    await show();
    expect(await screen.findByRole("heading", { name: "No feedback found" })).toBeInTheDocument();
    expect(
      screen.getByText("No customer feedback yet. Encourage your customers to leave reviews!"),
    ).toBeInTheDocument();
    await user.click(screen.getAllByRole("button", { name: "Add Testimonial" })[1] as HTMLElement);
    expect(screen.getByRole("dialog", { name: "Add Testimonial" })).toBeInTheDocument();
  });
});
