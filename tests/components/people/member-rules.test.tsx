import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemberRulesButton } from "@/components/people/member-rules";
import { completeRules, rulesOfPreset } from "@/lib/contract/content/member-rules";
import { fakeApi } from "../fake-api";
import { awaitUpload, fakeUploads } from "../fake-upload";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

async function show(role: "owner" | "manager") {
  const team = {
    slug: "sharma-traders",
    members: 2,
    person_cards: true,
    branches: [],
    member_rules: completeRules(null),
  };
  fakeApi({ "GET /api/client/team/": { json: team } });
  await showScreen(buildCurrentUser({ role }), <MemberRulesButton />);
  return userEvent.setup();
}

const option = (name: string) => (screen.getByRole("combobox", { name }) as HTMLSelectElement).value;

test("begins with the standard; a preset sets all fields, and a field of one's own makes it none", async () => {
  const uploads = fakeUploads();
  const user = await show("owner");
  await user.click(await screen.findByRole("button", { name: "What members may change" }));
  await screen.findByRole("dialog", { name: "What members may change" });
  expect([option("For all"), option("Name"), option("Phone")]).toEqual(["standard", "fixed", "asked"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "For all" }), "strict");
  expect([option("Name"), option("Phone"), option("WhatsApp")]).toEqual(["fixed", "fixed", "asked"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Phone" }), "hidden");
  expect(option("For all")).toBe("");
  expect(within(screen.getByRole("combobox", { name: "Name" })).getAllByRole("option")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const { form } = await awaitUpload(uploads);
  expect(JSON.parse(String(form.get("member_rules")))).toEqual({ ...rulesOfPreset("strict"), phone: "hidden" });
  await waitFor(() => expect([...form.keys()]).toEqual(["member_rules"]));
});

test("a manager does not see it", async () => {
  await show("manager");
  expect(screen.queryByRole("button")).toBeNull();
});
