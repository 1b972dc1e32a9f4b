import { Icon, type IconName } from "@/components/card/icons";

const tabs: { id: string; name: string; icon: IconName }[] = [
  { id: "home", name: "Home", icon: "store" },
  { id: "about", name: "About", icon: "briefcase" },
  { id: "gallery", name: "Gallery", icon: "image" },
  { id: "location", name: "Location", icon: "pin" },
  { id: "contact", name: "Contact", icon: "phone" },
];

export function DemoTabs() {
  return (
    <nav className="demo-tabs" aria-label="Card" data-tabs>
      {tabs.map(({ id, name, icon }) => (
        <a key={id} href={`#${id}`}>
          <Icon name={icon} />
          {name}
        </a>
      ))}
    </nav>
  );
}
