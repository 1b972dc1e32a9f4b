import * as profileMessages from "@/lib/contract/cards/messages";
import type { SocialNetwork } from "@/lib/contract/cards/networks";
import { socialLinkSchema, socialLinksSchema } from "@/lib/contract/cards/social";
import * as fieldMessages from "@/lib/contract/messages";

const read = (network: SocialNetwork, typed: string) => socialLinkSchema(network).safeParse(typed);

test.each<[SocialNetwork, string, string]>([
  ["facebook", "@sharma.spices", "https://www.facebook.com/sharma.spices"],
  ["twitter", "@sharma_1961", "https://x.com/sharma_1961"],
  ["instagram", " @sharma.spices_ ", "https://www.instagram.com/sharma.spices_"],
  ["instagram", "\u200b＠sharma", "https://www.instagram.com/sharma"],
  ["linkedin", "@asha-sharma", "https://www.linkedin.com/in/asha-sharma"],
  ["youtube", "@SharmaSpices", "https://www.youtube.com/@SharmaSpices"],
  ["youtube", "@शर्मा", "https://www.youtube.com/@%E0%A4%B6%E0%A4%B0%E0%A5%8D%E0%A4%AE%E0%A4%BE"],
  ["youtube", "https://www.youtube.com/@SharmaSpices", "https://www.youtube.com/@SharmaSpices"],
  ["instagram", "instagram.com/sharma", "https://instagram.com/sharma"],
  ["instagram", "", ""],
])("%s: %s leads to %s", (network, typed, link) => expect(read(network, typed).data).toBe(link));

test.each<[SocialNetwork, string]>([
  ["instagram", "@"],
  ["instagram", "@.."],
  ["instagram", "@a/../../evil"],
  ["instagram", "@sharma spices"],
  ["instagram", "@evil.example/instagram.com"],
  ["instagram", "@<script>"],
  ["instagram", `@${"a".repeat(31)}`],
  ["twitter", "@sharma.spices"],
  ["facebook", "@abc"],
  ["youtube", "@a?list=x#y"],
  ["linkedin", `@${"a".repeat(5_000)}`],
])("%s: %s is no name there", (network, typed) => {
  const label = {
    instagram: "Instagram",
    twitter: "Twitter",
    facebook: "Facebook",
    youtube: "YouTube",
    linkedin: "LinkedIn",
  };
  const messages = read(network, typed).error?.issues.map(({ message }) => message);
  expect(messages).toEqual([profileMessages.socialLinkInvalid(label[network as keyof typeof label])]);
});

test("a website has no names", () => {
  expect(read("website", "@sharma").error?.issues[0]?.message).toBe(fieldMessages.websiteInvalid);
});

test("names come in archives and calls too", () => {
  expect(socialLinksSchema.parse('[{"platform":"instagram","url":"@sharma"}]')).toEqual({
    instagram: "https://www.instagram.com/sharma",
  });
});
