/** Invented; number, addresses and site reach nobody. What is a text is a message's key. */
export const demoDealer = {
  name: "Suvarna Motors",
  brand: "Suvarna",
  /** Of its sign and showroom. */
  brand_color: "#8f1d2c",
  contact: { name: "Arjun Deshmukh", title: "demo.dealer.title" },
  phone: "+91 98000 00001",
  email: "sales@suvarna-motors.example",
  website: "https://suvarna-motors.example",
  about: "demo.dealer.about",
  facts: [
    { name: "demo.dealer.years", value: "30+" },
    { name: "demo.dealer.vehicles", value: "12,000" },
    { name: "demo.dealer.bays", value: "16" },
  ],
  address: "27 Station Road, Shivajinagar, Pune 411005, Maharashtra, India",
  coordinates: { latitude: 18.5308, longitude: 73.8475 },
  brochures: [
    { id: "range", words: "demo.dealer.range" },
    { id: "service", words: "demo.dealer.service" },
  ],
  hours: { text: "demo.dealer.hours", opens: "09:00", closes: "18:00" },
  days: { text: "demo.dealer.days", names: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] },
  responseTime: "demo.dealer.response",
} as const;

const folder = "/assets/demo";

export const demoPictures = {
  showroom: [568, 1136].map((width) => ({
    url: `${folder}/showroom-${width}.webp`,
    width,
    height: (width * 320) / 568,
  })),
  logo: `${folder}/logo-240.webp`,
  /** JPEG for address books and search engines. */
  logoPhoto: `${folder}/logo.jpg`,
  gallery: (
    [
      { name: "demo.dealer.hatchback", file: "hatchback" },
      { name: "demo.dealer.suv", file: "suv" },
      { name: "demo.dealer.scooter", file: "scooter" },
      { name: "demo.dealer.pickup", file: "pickup" },
    ] as const
  ).map(({ name, file }) => ({
    name,
    set: [480, 960].map((width) => ({ url: `${folder}/${file}-${width}.webp`, width, height: width })),
    url: `${folder}/${file}-960.webp`,
  })),
};

export function brochureUrl(id: string): string {
  return `${folder}/${id}.pdf`;
}

export function directionsLink(): string {
  const { latitude, longitude } = demoDealer.coordinates;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
