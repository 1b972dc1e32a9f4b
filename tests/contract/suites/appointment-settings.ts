import { writeAppointmentSettingsSchema } from "@/lib/contract/appointments/schema";
import { appointmentMessages, fieldMessages } from "../../english";
import { testOptions } from "../../provider/test-options";
import { type Api, expectError } from "../api";
import { always, openShops, settings } from "../shops";

export function describeAppointmentSettings(api: () => Api) {
  describe("appointment settings", () => {
    const { choose, shop } = openShops(api);

    it("are given once they are switched on, with a service and opening hours, and told of on the card", async () => {
      const client = await api().client();
      const gives = async () =>
        (await api().anonymous.call("getCompany", { params: { companyName: client.slug } })).body.takes_appointments;
      const slots = () => api().anonymous.call("listSlots", { params: { companyName: client.slug } });
      expect((await client.call("getAppointmentSettings")).body).toEqual({
        is_on: false,
        services: [],
        step: null,
        at_once: 1,
        notice_hours: 2,
        ahead_days: 30,
        has_hours: false,
        time_zone: testOptions.timeZone,
      });
      expectError(await slots(), "not_found");
      expect((await choose(client)).body).toMatchObject({ is_on: true, has_hours: false });
      expect(await gives()).toBe(false);
      expectError(await slots(), "not_found");
      await client.call("updateProfile", { form: { opening_hours: JSON.stringify(always), time_zone: "Asia/Tokyo" } });
      expect(await gives()).toBe(true);
      expect((await slots()).body).toMatchObject({ time_zone: "Asia/Tokyo", days: [], slots: [] });
      await choose(client, { is_on: false });
      expect(await gives()).toBe(false);
      expectError(await slots(), "not_found");
    });

    it("services keep their ids, and new ones get some that nobody had", async () => {
      const client = await shop();
      const [cut, colour] = (await client.call("getAppointmentSettings")).body.services;
      const services = [colour, { ...cut, id: colour.id }, { ...cut, id: "made up" }, { name: "Shave", minutes: "15" }];
      const { body } = await choose(client, { services });
      const ids = body.services.map(({ id }: { id: string }) => id);
      expect(ids[0]).toBe(colour.id);
      expect(new Set([...ids, cut.id, "made up"]).size).toBe(6);
      expect(body.services[3]).toEqual({ id: ids[3], name: "Shave", minutes: 15, price: "" });
      const { results } = (await client.call("listActivity")).body;
      expect(results[0]).toMatchObject({ action: "appointments_updated", is_own: true });
    });

    it.each([
      [{ is_on: "maybe" }, "is_on", fieldMessages.booleanInvalid],
      [{ services: [] }, "services", appointmentMessages.servicesRequired],
      [{ services: Array(21).fill(settings.services[0]) }, "services", appointmentMessages.servicesLimit],
      [{ services: [{ name: " ", minutes: 30 }] }, "services.0.name", appointmentMessages.serviceNameRequired],
      [
        { services: [{ name: "Cut", minutes: 4 }] },
        "services.0.minutes",
        appointmentMessages.wholeNumberInvalid(5, 480),
      ],
      [
        { services: [{ name: "Cut", minutes: 481 }] },
        "services.0.minutes",
        appointmentMessages.wholeNumberInvalid(5, 480),
      ],
      [
        { services: [{ name: "Cut", minutes: "" }] },
        "services.0.minutes",
        appointmentMessages.wholeNumberInvalid(5, 480),
      ],
      [
        { services: [{ name: "Cut", minutes: "1e2" }] },
        "services.0.minutes",
        appointmentMessages.wholeNumberInvalid(5, 480),
      ],
      [{ step: 7.5 }, "step", appointmentMessages.wholeNumberInvalid(5, 480)],
      [{ at_once: 0 }, "at_once", appointmentMessages.wholeNumberInvalid(1, 20)],
      [{ at_once: 21 }, "at_once", appointmentMessages.wholeNumberInvalid(1, 20)],
      [{ notice_hours: -1 }, "notice_hours", appointmentMessages.wholeNumberInvalid(0, 336)],
      [{ ahead_days: 91 }, "ahead_days", appointmentMessages.wholeNumberInvalid(1, 90)],
    ])("settings refuse %j", async (change, field, message) => {
      const answer = await choose(await api().client(), change);
      expectError(answer, "validation_error", message, field);
    });

    it("takes back in what it gives out, as a form sends it", () => {
      expect(writeAppointmentSettingsSchema.parse({ ...settings, step: "", at_once: "2" })).toMatchObject({
        step: null,
        at_once: 2,
      });
    });
  });
}
