import { Icon, type IconName } from "@/components/card/icons";

const tiles: { name: string; icon: IconName }[] = [
  { name: "Call", icon: "phone" },
  { name: "WhatsApp", icon: "whatsapp" },
  { name: "Email", icon: "mail" },
  { name: "Location", icon: "pin" },
];

/** A card on a phone, drawn; it says nothing that the text beside it does not. */
export function PhonePreview() {
  return (
    <div
      aria-hidden="true"
      className="mx-auto w-full max-w-[19rem] rounded-[2.75rem] border border-line bg-paper p-2.5 shadow-2xl lg:rotate-2"
    >
      <div className="overflow-hidden rounded-[2.125rem] border border-line bg-ground pb-6">
        <div className="h-32 bg-linear-150 from-[#0d3b4b] to-[#0a2530]" />
        <div className="-mt-12 flex flex-col items-center px-5 text-center">
          <div className="rounded-[1.75rem] bg-ground p-1.5">
            <div className="grid size-22 place-items-center rounded-[1.375rem] bg-linear-150 from-[#c98a1c] to-[#8a3d0c] font-serif text-4xl text-white">
              A
            </div>
          </div>
          <div className="mt-3 font-serif text-xl font-semibold tracking-wider">ASHA STUDIO</div>
          <div className="mt-1 text-sm text-quiet">hello@asha.example</div>
        </div>
        <div className="mt-5 grid grid-cols-4 gap-2 px-4">
          {tiles.map(({ name, icon }) => (
            <div
              key={name}
              className="flex flex-col items-center gap-1.5 rounded-2xl border border-line bg-paper py-2.5 text-[0.625rem] font-semibold"
            >
              <span className="grid size-8 place-items-center rounded-full bg-accent text-on-accent [&>.icon]:size-4">
                <Icon name={icon} />
              </span>
              {name}
            </div>
          ))}
        </div>
        <div className="mx-4 mt-3 grid h-11 place-items-center rounded-xl bg-accent text-sm font-semibold text-on-accent">
          Save to Contacts
        </div>
        <div className="mx-4 mt-5 grid grid-cols-2 gap-2">
          <div className="h-24 rounded-xl bg-linear-150 from-[#e8d6b0] to-[#c9a55a]" />
          <div className="h-24 rounded-xl bg-linear-150 from-[#cfdfe2] to-[#7ea4ae]" />
        </div>
      </div>
    </div>
  );
}
