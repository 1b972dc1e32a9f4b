import sharp from "sharp";
import { completeProfileSchema, profileSchema } from "@/lib/contract/cards/schema";
import { profileLimits } from "@/lib/contract/cards/values";
import { type Api, type ClientCaller, expectError } from "../../../contract/api";
import { fileOfSize, pngFile } from "../../../contract/files";
import { accountMessages, failures, fileMessages, profileMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { readCardTime } from "../../card-time";
import { listKeptKeys } from "../../media/kept-keys";

let deps: TestDeps;
let api: Api;
let client: ClientCaller;

beforeAll(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
});
beforeEach(async () => {
  client = await api.client();
});
afterEach(async () => {
  await client.call("deleteProfile");
  expect(await listKeptKeys(deps)).toEqual([]);
});
afterAll(() => deps.close());

const cardTime = () => readCardTime(deps.db, client.id);

test("is empty until the first write, which both POST and PATCH can be", async () => {
  expectError(await client.call("getProfile"), "not_found", failures.profileNotFound);
  expectError(await client.call("deleteProfile"), "not_found", failures.profileNotFound);
  expect((await client.call("getCompleteProfile")).body).toMatchObject({ has_profile: false });
  const empty = await client.call("updateProfile", { json: {} });
  expect([empty.status, empty.body.has_profile]).toEqual([200, false]);

  const patched = await client.call("updateProfile", { json: { about_us: "We make lamps" } });
  expect(completeProfileSchema.parse(patched.body)).toMatchObject({
    has_profile: true,
    client: { id: client.id, slug: client.slug, email: client.email, company_name: client.companyName },
    profile: { about_us: "We make lamps", address: "", template_choice: "1", logo: null },
  });
  expectError(await client.call("createProfile", { json: {} }), "bad_request", failures.profileExists);
  expect((await client.call("getCompleteProfile")).body).toEqual(patched.body);
  expect(profileSchema.parse((await client.call("getProfile")).body).about_us).toBe("We make lamps");
});

test("leaves alone what is absent, clears what is empty, and keeps a form's texts as sent", async () => {
  const form = {
    address: "1 Main Road\nMumbai",
    location: "maps.example.com/x",
    about_us: "हम दीपक बनाते हैं",
    template_choice: "4",
    social_media_links: JSON.stringify({ facebook: "facebook.com/lamps" }),
  };
  expect((await client.call("createProfile", { form })).status).toBe(201);
  await client.call("updateProfile", { form: { address: "" } });
  const stored = {
    address: "",
    location: "https://maps.example.com/x",
    about_us: form.about_us,
    template_choice: "4",
    social_media_links: { facebook: "https://facebook.com/lamps" },
  };
  expect((await client.call("getProfile")).body).toMatchObject(stored);
  await client.call("updateProfile", { form: { location: "", about_us: "", social_media_links: "{}" } });
  expect((await client.call("getProfile")).body).toMatchObject({ location: "", about_us: "", social_media_links: {} });
});

test("replaces and removes the logo with its files", async () => {
  const first = (await client.call("createProfile", { form: { logo: await pngFile() } })).body.profile;
  expect(first.logo_set.map(({ width }: { width: number }) => width)).toEqual([96, 192, 512]);
  expect(await listKeptKeys(deps)).toHaveLength(4);
  const photo = await client.file(first.logo_photo);
  expect(await sharp(await photo.arrayBuffer()).metadata()).toMatchObject({ format: "jpeg", width: 400 });

  const second = (await client.call("updateProfile", { form: { logo: await pngFile() } })).body.profile;
  expect(second.logo).not.toBe(first.logo);
  expect(await listKeptKeys(deps)).toHaveLength(4);
  expect((await client.file(first.logo)).status).toBe(404);
  await client.call("updateProfile", { form: { about_us: "Same logo" } });
  expect((await client.call("getProfile")).body.logo).toBe(second.logo);

  const removed = await client.call("updateProfile", { form: { logo: "" } });
  expect(removed.body.profile).toMatchObject({ logo: null, logo_set: [], logo_photo: null });
  expect(await listKeptKeys(deps)).toEqual([]);
});

test("takes an untouched file input for no change", async () => {
  await client.call("updateProfile", { form: { logo: await pngFile() } });
  const part = 'Content-Disposition: form-data; name="logo"; filename=""\r\nContent-Type: application/octet-stream';
  const init = {
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: `--x\r\n${part}\r\n\r\n\r\n--x--\r\n`,
  };
  const { body } = await client.call("updateProfile", { init });
  expect(body.profile.logo).not.toBeNull();
});

test("a write that fails anywhere changes nothing and leaves no file", async () => {
  const other = await api.client();
  await client.call("updateProfile", { form: { about_us: "Before", logo: await pngFile() } });
  const before = (await client.call("getCompleteProfile")).body;
  const [keys, time] = [await listKeptKeys(deps), await cardTime()];

  const change = { about_us: "After", company_name: "After", phone: "022 1234 5678" };
  const logo = await pngFile();
  const taken = await client.call("updateProfile", { form: { ...change, logo, slug: other.slug } });
  expectError(taken, "validation_error", profileMessages.slugTaken, "slug");
  const email = await client.call("updateProfile", {
    form: { ...change, logo, email: other.email.toUpperCase(), current_password: client.password },
  });
  expectError(email, "validation_error", accountMessages.emailTaken, "email");
  const damaged = await client.call("updateProfile", {
    form: { ...change, logo: fileOfSize(99, "x.png", "image/png") },
  });
  expectError(damaged, "validation_error", fileMessages.imageInvalid, "logo");
  const large = await client.call("updateProfile", {
    form: { ...change, logo: fileOfSize(profileLimits.logo.bytes + 1, "x.png", "image/png") },
  });
  expectError(large, "validation_error", profileMessages.logoTooLarge, "logo");
  expectError(await client.call("createProfile", { form: { ...change, logo } }), "bad_request", failures.profileExists);

  expect((await client.call("getCompleteProfile")).body).toEqual(before);
  expect([await listKeptKeys(deps), await cardTime()]).toEqual([keys, time]);
});

test("creates one profile when creates race, and keeps the files of that one", async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(async () => client.call("createProfile", { form: { logo: await pngFile() } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect(await listKeptKeys(deps)).toHaveLength(4);
});

test("writes the account too: a new name brings its address unless one is asked for", async () => {
  const name = `Renamed ${client.id}`;
  const renamed = (await client.call("updateProfile", { json: { company_name: name } })).body.client;
  expect(renamed).toMatchObject({ company_name: name, slug: `renamed-${client.id}` });
  const slug = `mine-${client.id}`;
  const email = `new-${client.email}`;
  const moved = await client.call("updateProfile", {
    json: { company_name: "Other Name", slug, email, phone: "", current_password: client.password },
  });
  expect(moved.body.client).toEqual({
    id: client.id,
    company_name: "Other Name",
    slug,
    email,
    phone: "",
    landline: null,
  });
  for (const companyName of [slug, client.slug, `renamed-${client.id}`])
    expect((await api.anonymous.call("getCompany", { params: { companyName } })).body.client.slug).toBe(slug);
  expect((await client.call("getOwnClient")).body).toMatchObject({ id: client.id, slug, user: { email } });
  expect((await api.anonymous.call("signIn", { json: { email, password: client.password } })).status).toBe(200);
  const audit = deps.db.selectFrom("audit_log").select("action").where("target", "=", `client:${client.id}`);
  const actions = (await audit.execute()).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["client_renamed", "slug_changed"]));
});

test("moves the card's time with a change, and only then", async () => {
  const before = await cardTime();
  await client.call("updateProfile", { json: {} });
  expect(await cardTime()).toEqual(before);
  await client.call("updateProfile", { json: { phone: "" } });
  expect(await cardTime()).not.toEqual(before);
});

test("is the client's own: no other role has one, and no field names another's", async () => {
  const administrator = await api.admin();
  for (const name of ["getOwnClient", "getProfile", "getCompleteProfile"] as const) {
    expectError(await administrator.call(name), "permission_denied", failures.permissionDenied);
    expectError(await api.anonymous.call(name), "not_authenticated");
  }
  const other = await api.client();
  await client.call("updateProfile", { json: { about_us: "Mine", client_id: other.id, id: other.id, is_admin: true } });
  expect((await other.call("getCompleteProfile")).body.has_profile).toBe(false);
  expect((await client.call("getOwnClient")).body.user.is_admin).toBe(false);
});

test("shows on the company's public page", async () => {
  const { body } = await client.call("updateProfile", { form: { about_us: "We make lamps", logo: await pngFile() } });
  const company = (await api.anonymous.call("getCompany", { params: { companyName: client.slug } })).body;
  const { time_zone, member_rules, ...seen } = body.profile;
  expect([time_zone, member_rules]).toEqual([null, null]);
  expect(company.profile).toEqual({ ...seen, brand_color: seen.logo_color });
});
