import type { Mail } from "./mail";

/** A site without mail. */
export const noMail: Mail = {
  isOn: false,
  async send() {
    throw new Error("Mail was sent without asking whether it is on");
  },
  check: async () => {},
  close: async () => {},
};
