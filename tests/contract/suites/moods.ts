import { companySchema } from "@/lib/contract/cards/company";
import { profileMessages } from "../../english";
import { type Api, expectError } from "../api";
import { pngFile } from "../files";

export function describeMoods(api: () => Api) {
  describe("moods of the card", () => {
    it("are chosen by their client, as anybody is told, until it goes back to the design's first", async () => {
      const client = await api().client();
      const save = (form: Record<string, string>) => client.call("updateProfile", { form });
      const ofCompany = async () => {
        const { body } = await api().anonymous.call("getCompany", { params: { companyName: client.slug } });
        const { mood, brand_color } = companySchema.parse(body).profile;
        return [mood, brand_color];
      };
      expect(await ofCompany()).toEqual([null, null]);
      const saved = await save({ template_choice: "2", mood: "market", brand_color: "#c8611a" });
      expect(saved.body.profile).toMatchObject({ template_choice: "2", mood: "market" });
      await save({ about_us: "We make lamps" });
      expect(await ofCompany()).toEqual(["market", "#c8611a"]);

      for (const wrong of ["sunset", "Market", "market;x", "m".repeat(10_000)])
        expectError(
          await save({ mood: wrong, about_us: "Lost" }),
          "validation_error",
          profileMessages.moodInvalid,
          "mood",
        );
      expect((await client.call("getProfile")).body).toMatchObject({ mood: "market", about_us: "We make lamps" });

      await save({ mood: "", brand_color: "" });
      expect(await ofCompany()).toEqual([null, null]);
    });

    it("leave the logo's colour to the design's first, and bring their own otherwise", async () => {
      const client = await api().client();
      const ofLogo = "#e8930c";
      await client.call("updateProfile", { form: { logo: await pngFile() } });
      const colorIn = async (form: Record<string, string>) => {
        await client.call("updateProfile", { form });
        const answer = await api().anonymous.call("getCompany", { params: { companyName: client.slug } });
        return companySchema.parse(answer.body).profile.brand_color;
      };
      expect(await colorIn({ template_choice: "1", mood: "sand" })).toBe(ofLogo);
      expect(await colorIn({ mood: "plum" })).toBeNull();
      // A mood of another design falls back to this design's first.
      expect(await colorIn({ template_choice: "4" })).toBe(ofLogo);
      expect(await colorIn({ template_choice: "1", brand_color: "#0b6e4f" })).toBe("#0b6e4f");
    });
  });
}
