import { companySchema } from "@/lib/contract/cards/company";
import { profileLimits, sectionIds } from "@/lib/contract/cards/values";
import { fieldMessages, profileMessages } from "../../english";
import { type Api, expectError } from "../api";

export function describeSections(api: () => Api) {
  describe("sections of the card", () => {
    it("are arranged by their client, as anybody is told, until it leaves that to the design", async () => {
      const client = await api().client();
      const save = (form: Record<string, string>) => client.call("updateProfile", { form });
      const ofCompany = async () => {
        const { body } = await api().anonymous.call("getCompany", { params: { companyName: client.slug } });
        const { sections, empty_sections } = companySchema.parse(body).profile;
        return [sections, empty_sections];
      };
      expect(await ofCompany()).toEqual([null, null]);

      const sent = [
        { id: "contact", shown: true },
        { id: "gallery", shown: true, title: " हमारा\n काम " },
        { id: "place", shown: false },
        { id: "gallery", shown: false },
        { id: "fireworks", shown: true },
      ];
      const rest = sectionIds
        .filter((id) => !sent.some((section) => section.id === id))
        .map((id) => ({ id, shown: true }));
      const stored = [sent[0], { id: "gallery", shown: true, title: "हमारा काम" }, sent[2], ...rest];
      const saved = await save({ sections: JSON.stringify(sent), empty_sections: "hide" });
      expect(saved.body.profile).toMatchObject({ sections: stored, empty_sections: "hide" });
      await save({ about_us: "We make lamps" });
      expect(await ofCompany()).toEqual([stored, "hide"]);

      const long = [{ id: "gallery", shown: true, title: "x".repeat(profileLimits.sectionTitle + 1) }];
      for (const [sections, message, field] of [
        ["{nonsense", profileMessages.sectionsInvalid, "sections"],
        ['[{"id":"gallery"}]', fieldMessages.booleanInvalid, "sections.0.shown"],
        [JSON.stringify(long), fieldMessages.tooLong(profileLimits.sectionTitle), "sections.0.title"],
      ] as const)
        expectError(await save({ sections }), "validation_error", message, field);
      const never = await save({ empty_sections: "never" });
      expectError(never, "validation_error", profileMessages.emptySectionsInvalid, "empty_sections");
      expect(await ofCompany()).toEqual([stored, "hide"]);

      for (const none of ["", "null", "[]"]) {
        await save({ sections: JSON.stringify(sent), empty_sections: "show" });
        await save({ sections: none, empty_sections: "" });
        expect(await ofCompany()).toEqual([null, null]);
      }
    });
  });
}
