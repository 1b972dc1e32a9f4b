/**
 * Every number the product promises, once. Sizes are bytes, lengths are characters, times are milliseconds unless the
 * name says otherwise. Schemas, body limits, form hints and tests read them from here.
 */
const MB = 1024 * 1024;

export const limits = {
  requestTimeout: 10_000,
  /** What the site reads of a provider for itself: bytes of an answer, and milliseconds for all of it. */
  ownAnswer: { bytes: 16 * MB, time: 30_000 },
  tokenCookieMaxAge: 7 * 24 * 60 * 60, // seconds
  deviceCookieMaxAge: 400 * 24 * 60 * 60, // seconds, the most that browsers keep one for
  jsonBody: 256 * 1024,
  /** What multipart framing and text fields may add to the file itself. */
  multipartOverhead: 256 * 1024,

  email: 254,
  companyName: 80,
  siteName: 60,
  username: 150,
  phone: 32,
  password: { min: 8, max: 128 },
  tagline: 80,
  address: 500,
  aboutUs: 2_000,
  link: 2_048,
  slug: { min: 2, max: 60 },
  search: 200,
  pageSize: { default: 20, max: 100 },
  /** The lists of all cards and of all their products are read by machines, a thousand at a time. */
  companyPage: 1_000,
  idempotencyKey: 200,

  /** Spans that a day may have, dates that may differ from the week, and what may be said of one. */
  openingHours: { spans: 4, dates: 60, note: 40 },
  /** Of a payment address and the name beside it; the largest amount, in rupees, that a code asks for. */
  upi: { id: 100, name: 99, amount: 1_000_000 },
  /** `number`: digits of an account. */
  bank: { name: 100, number: { min: 6, max: 20 } },
  /** Further numbers, and what each is for. */
  phones: { max: 8, label: 40 },
  links: { max: 20, title: 60 },
  branches: { max: 12, name: 60 },
  category: 60,
  /** The earliest year that a company can be from. */
  founded: 1_000,

  sectionTitle: 60,

  document: { max: 2, bytes: 5 * MB, name: 255, nameWarn: 200, nameDanger: 240 },
  /** `searchFrom`: with so many products a card lets visitors look for one. */
  product: {
    max: 20,
    bytes: 2 * MB,
    side: 1_600,
    pictures: 6,
    name: 255,
    description: 2_000,
    price: 9_999_999_999.99,
    category: 60,
    unit: 20,
    searchFrom: 12,
  },
  video: { max: 50, title: 255, description: 2_000 },
  banner: { max: 10, bytes: 10 * MB, side: 1_920, title: 255, description: 2_000 },
  person: { max: 20, bytes: 10 * MB, side: 1_024, name: 80, role: 60 },
  /** Requests for a card: how many one network may send in a minute, and how many may wait in all. */
  signUp: { name: 150, perMinute: 10, waiting: 1_000 },
  /**
   * A file of products: bytes of all that is picked together and, unpacked, of all and of one; how many files there may be
   * in a ZIP file.
   */
  productFile: { bytes: 150 * MB, unpacked: 300 * MB, entry: 25 * MB, entries: 500, rows: 200 },
  /** A file of clients: how much of it is read, and how many rows go in one call or one look at the database. */
  clientFile: { bytes: MB, rows: 1_000, batch: 100, exportPage: 100 },
  /**
   * A whole card as a file: bytes of it and of one entry in it; addresses, and former names, that a card has beyond which none come along; rows that are
   * written at once.
   */
  cardFile: { bytes: 100 * MB, entry: 16 * MB, former: 50, batch: 200 },
  /**
   * What is counted of cards: events in one call; calls of one network in a minute, to one card and to all of them, so that
   * a card that many open over one carrier takes nothing from others; calls for one company in an hour; those
   * that wait to be stored, for how many milliseconds; how long after it happened one is taken, and how far ahead a clock
   * may be; rows that are kept at all.
   */
  events: {
    perCall: 20,
    perMinute: 600,
    perNetworkMinute: 12_000,
    perCompanyHour: 20_000,
    waiting: 10_000,
    flush: 1_000,
    age: 31 * 24 * 60 * 60_000,
    ahead: 5 * 60_000,
    stored: 20_000_000,
    host: 253,
  },
  /**
   * Days that one look at the figures may span; how many contents are ranked, and how many towns, countries, languages;
   * how often figures, and who is there right now, are asked for again.
   */
  analytics: { days: 1_830, ranked: 10, places: 20, refresh: 60_000, live: 15_000 },
  /** `pendingDays`: for how many days a review waits to be looked at. */
  feedback: { name: 150, message: 2_000, response: 2_000, onCard: 20, pendingDays: 365 },
  lead: { name: 150, message: 2_000, notes: 5_000, quantity: 999, exportPage: 500 },
  /**
   * `services`: how many, each named in at most `service` characters; `step`: minutes from one start to the next; `notice`
   * in hours, `ahead` in days; `held`: for how long a request without an answer keeps others from its time; how often one
   * network may look in a minute.
   */
  appointment: {
    service: 80,
    services: 20,
    minutes: { min: 5, max: 480 },
    price: 30,
    step: { min: 5, max: 480 },
    atOnce: { min: 1, max: 20 },
    notice: { min: 0, max: 336 },
    ahead: { min: 1, max: 90 },
    note: 500,
    message: 500,
    held: 24 * 60 * 60_000,
    looksPerMinute: 120,
  },
  /**
   * Forms that visitors send: tickets for one network in a minute; forms of one network in a minute and in a day, and for
   * one company in an hour; those that may wait for the company to look at; how soon, and until when, one may be sent.
   */
  visitorForm: {
    ticketsPerMinute: 60,
    perMinute: 10,
    perDay: 30,
    perCompanyHour: 60,
    waiting: 500,
    soonest: 2_000,
    latest: 24 * 60 * 60_000,
  },
  /**
   * Notifications: how many an account keeps, and for how many days; how many are on screen at first and asked for at
   * most; how often they are asked for where they do not come by themselves; the hour before which nobody is reminded.
   */
  notifications: { kept: 500, days: 180, pageSize: 8, refresh: 60_000, morning: 8 },
  /**
   * Streams: how many an account and a process may have; how often each shows that it lives; how soon a browser comes
   * back, and when one on which nothing comes is given up.
   */
  streams: { perAccount: 5, perProcess: 2_000, heartbeat: 25_000, retry: 3_000, silence: 60_000 },
  /** Notifications on devices: devices of one account, failures in a row before one is given up, sent in an hour. */
  push: { devices: 20, failures: 20, perHour: 60, endpoint: 2_048, patience: 10_000, keptFor: 24 * 60 * 60 },
  /** Mails to one account in an hour, and how often one network may unsubscribe in a minute. */
  mail: { perHour: 20, unsubscribesPerMinute: 30 },
  /** Digits of an app's code; how many codes are given to keep, and how long each is. */
  twoFactor: { digits: 6, recoveryCodes: 10, recoveryCode: 16 },
  /**
   * Passkeys of one account; characters of a name, and of each part of what a browser says; for how long (ms) one may be
   * asked for.
   */
  passkey: { most: 20, name: 60, bytes: 16_384, lasts: 5 * 60_000, asksPerMinute: 60 },
  /**
   * Passkeys that a browser suggests beside the e-mail: how often one network may ask for that in a minute; after how long
   * (ms), while a passkey may still be asked for, an open page asks anew, and how often at most.
   */
  passkeySuggestion: { perMinute: 120, renewedAfter: 4 * 60_000, most: 15 },
  /** How often one network may set out for the operator's sign-in service in a minute. */
  oidc: { startsPerMinute: 30 },
  /** Another e-mail of an account: its code, for how long (ms) and how often it may be tried, mails to new addresses. */
  emailChange: { digits: 6, lasts: 60 * 60_000, failures: 5, mailsPerHour: 5 },
  /**
   * Links with which a new password is set: how long one holds that came by mail and one of an administrator's; mails to
   * one address in an hour; how often one network may ask for one, and follow one, in a minute.
   */
  resetLink: {
    mailedFor: 60 * 60_000,
    handedFor: 48 * 60 * 60_000,
    mailsPerHour: 3,
    asksPerMinute: 5,
    usesPerMinute: 30,
    token: 100,
  },
  /** How many visitors a card has had in all when its company is told. */
  milestones: [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000],
  logo: { bytes: 10 * MB, side: 1_024, recommendedSide: 512 },
  /** What a picture may take that the browser has drawn anew; a `side` is the largest, in pixels, that it draws. */
  preparedPicture: MB,

  /** What a client's files may take in all, with those of the last day that were replaced: several times what it can show. */
  filesOfClient: 100 * MB,
  /** Largest picture that is decoded at all, in pixels. */
  imagePixels: 40_000_000,
  brochuresOnCard: 2,
  galleryPlaceholders: 8,
  videosOnCard: 2,

  /** How long a screen says that something succeeded. */
  successMessage: 3_000,
  /** Entries of the audit log that are read at once for a file of them. */
  audit: { exportPage: 500 },
  /** How much of the activity is on screen at once, how often it is asked for again, and for how many days it is kept. */
  activity: { pageSize: 8, refresh: 60_000, days: 365 },
  /** How long the client screen says why a client could not be activated or deactivated. */
  statusFailure: 5_000,
  /** How long a changed password is confirmed before the screen is left. */
  passwordRedirect: 2_000,
  /** How long sample figures take to appear, as measured ones would. */
  sampleDelay: 1_000,
} as const;

export function formatMegabytes(bytes: number): string {
  return `${bytes / MB}MB`;
}
