import { screen, waitFor, within } from "@testing-library/react";
import { fakeApi } from "../../fake-api";
import { buildCompleteProfile } from "../build-profile";
import { editIn, field, load, save, sent, stage } from "../profile-stage";

const landline = "022 2345 6789";
const box = () => screen.queryByRole("checkbox", { name: "This number is on WhatsApp" });

async function edit(...shown: Parameters<typeof editIn> extends [string, ...infer Rest] ? Rest : never) {
  const user = await editIn("Contact", ...shown);
  stage.calls = fakeApi({
    [load]: { json: shown[0] ?? buildCompleteProfile() },
    "GET /api/client/profile/phone/": ({ path }) => ({ json: { is_landline: /=\+?022/.test(path) } }),
  });
  return user;
}
const asked = () => stage.calls.filter(({ path }) => path.includes("/profile/phone/"));

test("a mobile number has no box, and nobody is asked about the one that is stored", async () => {
  await edit();
  expect(box()).toBeNull();
  expect(asked()).toEqual([]);
});

test("a landline that is typed has one, not ticked, and its owner's word is sent", async () => {
  const user = await edit();
  await user.clear(field("Phone"));
  await user.type(field("Phone"), landline);
  await waitFor(() => expect(box()).toBeInTheDocument());
  expect(box()).not.toBeChecked();
  expect(box()).toHaveAccessibleDescription(/landline/);
  await user.click(box() as HTMLElement);
  await user.click(save());
  const { form } = await sent();
  expect([form.get("phone"), form.get("whatsapp")]).toEqual([landline, "true"]);
});

test("the stored answer for a landline is shown; with a mobile number instead none is sent", async () => {
  const complete = buildCompleteProfile({ client: { phone: landline, landline: { whatsapp: true, is_said: true } } });
  const user = await edit(complete);
  expect(box()).toBeChecked();
  await user.clear(field("Phone"));
  await user.type(field("Phone"), "98200 11223");
  await waitFor(() => expect(box()).toBeNull());
  await user.click(save());
  const { form } = await sent();
  expect([form.get("phone"), form.get("whatsapp")]).toEqual(["98200 11223", null]);
});

test("a further number is on WhatsApp unless it is typed as a landline", async () => {
  const user = await edit(buildCompleteProfile({ profile: { phones: [] } }));
  await user.click(screen.getByRole("button", { name: "Add a number" }));
  const numbers = within(screen.getByRole("region", { name: "More numbers" }));
  const further = () => numbers.getByRole("checkbox", { name: "It is on WhatsApp too" });
  const number = numbers.getByRole("textbox", { name: "Number" });
  expect(further()).toBeChecked();
  await user.type(number, landline);
  await waitFor(() => expect(further()).not.toBeChecked());
  await user.click(further());
  expect(further()).toBeChecked();
  await user.clear(number);
  await user.type(number, "022 2345 6780");
  await waitFor(() => expect(further()).not.toBeChecked());
  await user.clear(number);
  await user.type(number, "98200 11223");
  await waitFor(() => expect(further()).toBeChecked());
});
