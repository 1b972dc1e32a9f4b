/** Who fetches a link that is pasted into a chat or a post, by the user agent that each sends. */
export const crawlers = [
  { name: "WhatsApp", userAgent: "WhatsApp/2.23.20.0 A" },
  {
    name: "Facebook",
    userAgent: "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  },
  {
    name: "Meta",
    userAgent: "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  },
  { name: "X", userAgent: "Twitterbot/1.0" },
  {
    name: "LinkedIn",
    userAgent: "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  },
  { name: "Telegram", userAgent: "TelegramBot (like TwitterBot)" },
] as const;

export type Crawler = (typeof crawlers)[number];
