import { companySchema } from "@/lib/contract/cards/company";
import { completeProfileSchema } from "@/lib/contract/cards/schema";
import { slugCheckSchema } from "@/lib/contract/cards/slug";
import { profileLimits } from "@/lib/contract/cards/values";
import { clientSchema } from "@/lib/contract/clients/schema";
import { isTimeZone } from "@/lib/contract/time-zone";
import { accountMessages, failures, fieldMessages, fileMessages, profileMessages } from "../../english";
import { buildHours } from "../../lib/card/build-hours";
import { type Api, admin, expectError } from "../api";
import { pdfFile, pngFile } from "../files";
import { describePayment } from "./payment";

export function describeProfile(api: () => Api) {
  describe("profile", () => {
    it("is empty at first", async () => {
      const client = await api().client();
      expect(clientSchema.parse((await client.call("getOwnClient")).body)).toMatchObject({
        id: client.id,
        company_name: client.companyName,
      });
      const { body } = await client.call("getCompleteProfile");
      expect(completeProfileSchema.parse(body)).toMatchObject({
        has_profile: false,
        client: { email: client.email, company_name: client.companyName },
        profile: { address: "", template_choice: "1", social_media_links: {}, logo: null },
      });
      expectError(await client.call("getProfile"), "not_found", failures.profileNotFound);
    });

    it("is created once, changed in parts, and deleted", async () => {
      const client = await api().client();
      const created = await client.call("createProfile", {
        form: { address: "1 Main Road", template_choice: "3", logo: await pngFile() },
      });
      expect(created.status).toBe(201);
      expect((await client.call("createProfile", { form: {} })).status).toBe(400);
      expect((await client.call("updateProfile", { form: { about_us: "We make lamps" } })).status).toBe(200);
      const { body } = await client.call("getProfile");
      expect(body).toMatchObject({ address: "1 Main Road", about_us: "We make lamps", template_choice: "3" });
      expect((await client.file(body.logo)).status).toBe(200);
      await client.call("updateProfile", { form: { logo: "", address: "" } });
      expect((await client.call("getProfile")).body).toMatchObject({
        logo: null,
        address: "",
        about_us: "We make lamps",
      });
      expect((await client.file(body.logo)).status).toBe(404);
      expect((await client.call("deleteProfile")).status).toBe(204);
      expectError(await client.call("getProfile"), "not_found");
    });

    it("shows its card in the logo's colour until it chooses one of its own", async () => {
      const client = await api().client();
      const ofCard = async () =>
        (await api().anonymous.call("getCompany", { params: { companyName: client.slug } })).body.profile.brand_color;
      await client.call("updateProfile", { form: { logo: await pngFile() } });
      expect((await client.call("getProfile")).body).toMatchObject({ brand_color: null, logo_color: "#e8930c" });
      expect(await ofCard()).toBe("#e8930c");
      await client.call("updateProfile", { form: { brand_color: " #0B6E4F " } });
      expect((await client.call("getProfile")).body).toMatchObject({ brand_color: "#0b6e4f", logo_color: "#e8930c" });
      expect(await ofCard()).toBe("#0b6e4f");
      for (const brand_color of ["green", "#fff", "#0b6e4f;color:red"])
        expectError(
          await client.call("updateProfile", { form: { brand_color } }),
          "validation_error",
          fieldMessages.colorInvalid,
          "brand_color",
        );
      await client.call("updateProfile", { form: { brand_color: "", logo: "" } });
      expect((await client.call("getProfile")).body).toMatchObject({ brand_color: null, logo_color: null });
      expect(await ofCard()).toBeNull();
    });

    it("counts by the provider's clock until it names a time zone, which only itself is told", async () => {
      const client = await api().client();
      const save = (time_zone: string) => client.call("updateProfile", { form: { time_zone } });
      const read = async () => (await client.call("getProfile")).body.time_zone;
      await client.call("updateProfile", { form: { about_us: "We make lamps" } });
      expect(await read()).toBeNull();
      expect((await save(" Asia/Kathmandu ")).body.profile.time_zone).toBe("Asia/Kathmandu");
      expectError(await save("Mars/Olympus"), "validation_error", fieldMessages.timeZoneInvalid, "time_zone");
      expect(await read()).toBe("Asia/Kathmandu");
      const { body } = await api().anonymous.call("getCompany", { params: { companyName: client.slug } });
      expect(companySchema.parse(body).profile.about_us).toBe("We make lamps");
      expect(body.profile).not.toHaveProperty("time_zone");
      await save("");
      expect(await read()).toBeNull();
    });

    it("tells anybody what it sells, in one line", async () => {
      const client = await api().client();
      const save = (tagline: string) => client.call("updateProfile", { form: { tagline } });
      const ofCompany = async () =>
        (await api().anonymous.call("getCompany", { params: { companyName: client.slug } })).body.profile.tagline;
      expect(await ofCompany()).toBe("");
      expect((await save(" Fresh bread\n and cakes ")).body.profile.tagline).toBe("Fresh bread and cakes");
      expect(await ofCompany()).toBe("Fresh bread and cakes");
      const tooLong = "x".repeat(profileLimits.tagline + 1);
      expectError(await save(tooLong), "validation_error", fieldMessages.tooLong(profileLimits.tagline), "tagline");
      expect(await ofCompany()).toBe("Fresh bread and cakes");
      await save("");
      expect(await ofCompany()).toBe("");
    });

    it("tells anybody where to review it on Google", async () => {
      const client = await api().client();
      const save = (review_link: string) => client.call("updateProfile", { form: { review_link } });
      const ofCompany = async () =>
        (await api().anonymous.call("getCompany", { params: { companyName: client.slug } })).body.profile.review_link;
      expect(await ofCompany()).toBe("");
      expect((await save("g.page/r/CeW1/review")).body.profile.review_link).toBe("https://g.page/r/CeW1/review");
      expect(await ofCompany()).toBe("https://g.page/r/CeW1/review");
      for (const link of ["https://evil.test/google.com", "https://google.com.evil.test/"])
        expectError(await save(link), "validation_error", profileMessages.reviewLinkInvalid, "review_link");
      await save("");
      expect(await ofCompany()).toBe("");
    });

    it("tells anybody when it is open, and by which clock", async () => {
      const client = await api().client();
      const save = (hours: unknown) =>
        client.call("updateProfile", {
          form: { opening_hours: typeof hours === "string" ? hours : JSON.stringify(hours) },
        });
      const ofCompany = async () => {
        const { body } = await api().anonymous.call("getCompany", { params: { companyName: client.slug } });
        return [body.profile.opening_hours, body.time_zone];
      };
      await client.call("updateProfile", { form: { time_zone: "Asia/Kathmandu" } });
      expect(await ofCompany()).toEqual([null, undefined]);

      const hours = buildHours(["09:00-13:00 14:00-21:00"], { "2026-11-08": ["", "Diwali"] });
      expect((await save(hours)).body.profile.opening_hours).toEqual(hours);
      expect(await ofCompany()).toEqual([hours, "Asia/Kathmandu"]);
      await client.call("updateProfile", { form: { time_zone: "", about_us: "We make lamps" } });
      const [kept, zone] = await ofCompany();
      expect(kept).toEqual(hours);
      expect(zone).not.toBe("Asia/Kathmandu");
      expect(isTimeZone(String(zone))).toBe(true);

      for (const [sent, message, field] of [
        ["{nonsense", fieldMessages.openingHoursInvalid, "opening_hours"],
        [buildHours(["9 am-1 pm"]), fieldMessages.clockTimeInvalid, "opening_hours.week.mon.0.from"],
        [buildHours(["09:00-13:00 12:00-14:00"]), fieldMessages.openingHoursOverlap, "opening_hours.week.mon.1.from"],
      ] as const)
        expectError(await save(sent), "validation_error", message, field);
      expect((await client.call("getProfile")).body.opening_hours).toEqual(hours);
      for (const none of ["", null, buildHours([])]) {
        await save(hours);
        await save(none);
        expect(await ofCompany()).toEqual([null, undefined]);
      }
    });

    describePayment(api);

    it.each(["0", "6", "x", "", "1.0"])("takes the template choice %j as 1", async (template_choice) => {
      const client = await api().client();
      await client.call("updateProfile", { form: { template_choice } });
      expect((await client.call("getProfile")).body.template_choice).toBe("1");
    });

    it("keeps the six known social links, trimmed, as an object or a list of JSON text", async () => {
      const client = await api().client();
      const save = (links: unknown) =>
        client.call("updateProfile", { form: { social_media_links: JSON.stringify(links) } });
      await save({
        facebook: " https://facebook.com/lamps ",
        instagram: "",
        myspace: "https://myspace.com/x",
        website: "lamps.example",
      });
      const stored = { facebook: "https://facebook.com/lamps", website: "https://lamps.example" };
      expect((await client.call("getProfile")).body.social_media_links).toEqual(stored);
      await save({ website: "http://lamps.example" });
      expect((await client.call("getProfile")).body.social_media_links).toEqual({ website: "http://lamps.example" });
      expectError(await save({ facebook: "http://facebook.com/lamps" }), "validation_error");
      await save([{ platform: "linkedin", url: "https://www.linkedin.com/company/x" }]);
      expect((await client.call("getProfile")).body.social_media_links).toEqual({
        linkedin: "https://www.linkedin.com/company/x",
      });
      expectError(
        await save({ facebook: "https://evil.test/facebook.com" }),
        "validation_error",
        profileMessages.socialLinkInvalid("Facebook"),
      );
      expectError(await save({ website: "javascript:alert(1)" }), "validation_error");
      const malformed = await client.call("updateProfile", { form: { social_media_links: "{nonsense" } });
      expectError(malformed, "validation_error", profileMessages.socialLinksInvalid, "social_media_links");
    });

    it("changes company name, e-mail, phone and address of the card", async () => {
      const client = await api().client();
      const slug = `own-address-${client.id}`;
      const saved = await client.call("updateProfile", {
        form: { company_name: "New Name", phone: "022 1234 5678", slug },
      });
      expect(saved.body.client).toMatchObject({ company_name: "New Name", phone: "022 1234 5678", slug });
      for (const companyName of [slug, client.slug])
        expect((await api().anonymous.call("getCompany", { params: { companyName } })).body.client.slug).toBe(slug);
      const other = await api().client();
      expectError(
        await other.call("updateProfile", { form: { slug } }),
        "validation_error",
        profileMessages.slugTaken,
        "slug",
      );
      for (const reserved of ["dashboard", "hi", "pricing"])
        expectError(
          await other.call("updateProfile", { form: { slug: reserved } }),
          "validation_error",
          profileMessages.slugReserved,
          "slug",
        );
      expectError(
        await other.call("updateProfile", { form: { slug: "No Spaces!" } }),
        "validation_error",
        profileMessages.slugInvalid,
        "slug",
      );
      expectError(
        await other.call("updateProfile", { form: { email: admin.email, current_password: other.password } }),
        "validation_error",
        accountMessages.emailTaken,
        "email",
      );
      expectError(
        await other.call("updateProfile", { form: { location: "javascript:alert(1)" } }),
        "validation_error",
        fieldMessages.linkInvalid,
        "location",
      );
      expectError(
        await other.call("updateProfile", { form: { logo: await pdfFile() } }),
        "validation_error",
        fileMessages.imageInvalid,
        "logo",
      );
    });

    it("moves the card with a new name, once, unless it is told an address, be it the present one", async () => {
      const [client, word] = [await api().client(), crypto.randomUUID().slice(0, 8)];
      const save = async (form: Record<string, string>) =>
        (await client.call("updateProfile", { form })).body.client.slug;
      const foretold = async (company_name: string) => {
        const { status, body } = await client.call("checkSlug", { query: { company_name } });
        expect(status).toBe(200);
        return slugCheckSchema.parse(body);
      };
      const isAway = async (companyName: string) =>
        (await api().anonymous.call("getCompany", { params: { companyName } })).status === 404;

      const moved = { slug: `moved-${word}`, available: true, detail: "" };
      expect(await foretold(`  Moved ${word} `)).toEqual(moved);
      expect(await save({ company_name: `Moved ${word}`, phone: "" })).toBe(moved.slug);
      expect(await foretold(`Moved ${word}`)).toEqual(moved);

      expect(await save({ company_name: `Kept ${word}`, slug: moved.slug })).toBe(moved.slug);
      expect(await foretold(`Kept ${word}`)).toEqual(moved);
      expect(await save({ company_name: `Typed ${word}`, slug: `own-${word}` })).toBe(`own-${word}`);
      for (const never of [`kept-${word}`, `typed-${word}`])
        expect([never, await isAway(never)]).toEqual([never, true]);

      const other = await api().client({ company_name: `Numbered ${word}` });
      expect((await foretold(`Numbered ${word}`)).slug).toBe(`${other.slug}-2`);
      expect(await foretold(" ")).toEqual({ slug: "", available: false, detail: fieldMessages.companyNameRequired });
    });

    it("tells before a save whether an address may be had", async () => {
      const [client, other] = [await api().client(), await api().client()];
      const check = async (slug: string) => {
        const answer = await client.call("checkSlug", { query: { slug } });
        expect(answer.status).toBe(200);
        return slugCheckSchema.parse(answer.body);
      };
      const free = `free-address-${client.id}`;
      expect(await check(` ${free.toUpperCase()} `)).toEqual({ slug: free, available: true, detail: "" });
      expect(await check(other.slug)).toEqual({
        slug: other.slug,
        available: false,
        detail: profileMessages.slugTaken,
      });
      for (const slug of ["dashboard", "hi", "pricing"])
        expect(await check(slug.toUpperCase())).toEqual({
          slug,
          available: false,
          detail: profileMessages.slugReserved,
        });
      for (const slug of ["", "a", "a".repeat(61), "no spaces!", "two--hyphens"])
        expect(await check(slug)).toEqual({ slug, available: false, detail: profileMessages.slugInvalid });

      await client.call("updateProfile", { form: { slug: free } });
      for (const own of [free, client.slug]) expect(await check(own)).toMatchObject({ slug: own, available: true });
      expect((await other.call("checkSlug", { query: { slug: client.slug } })).body.available).toBe(false);
    });
  });
}
