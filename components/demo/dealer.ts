/** Invented; number, addresses and site reach nobody. */
export const demoDealer = {
  name: "Suvarna Motors",
  brand: "Suvarna",
  /** Of its sign and showroom. */
  brand_color: "#8f1d2c",
  contact: { name: "Arjun Deshmukh", title: "Sales Manager" },
  phone: "+91 98000 00001",
  email: "sales@suvarna-motors.example",
  website: "https://suvarna-motors.example",
  about:
    "Suvarna Motors has put families, shops and farms in and around Pune on the road since 1994. We sell new cars, scooters and pickups, take your old one in payment, arrange the loan and the insurance, and look after what we have sold in a workshop of our own.",
  facts: [
    { name: "Years in business", value: "30+" },
    { name: "Vehicles delivered", value: "12,000" },
    { name: "Workshop bays", value: "16" },
  ],
  address: "27 Station Road, Shivajinagar, Pune 411005, Maharashtra, India",
  coordinates: { latitude: 18.5308, longitude: 73.8475 },
  brochures: [
    {
      id: "range",
      name: "Our range",
      description: "Every model with its figures",
      lines: ["Every model we sell,", "with its figures."],
    },
    {
      id: "service",
      name: "Service and care",
      description: "What we do after the sale",
      lines: ["What we do for you", "after the sale."],
    },
  ],
  hours: { text: "9:00 AM - 6:00 PM", opens: "09:00", closes: "18:00" },
  days: { text: "Monday - Saturday", names: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] },
  responseTime: "30 minutes during business hours",
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
  gallery: [
    { name: "City hatchback", file: "hatchback" },
    { name: "Family SUV", file: "suv" },
    { name: "Electric scooter", file: "scooter" },
    { name: "Pickup", file: "pickup" },
  ].map(({ name, file }) => ({
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
