import { cardStyle } from "@/components/card/card-style";
import { Lightbox } from "@/components/card/lightbox";
import { ThemeChoice } from "@/components/theme/theme-choice";
import { demoDealer } from "./dealer";
import { About, Contact, Location } from "./demo-details";
import { Gallery } from "./demo-gallery";
import { Head, Home } from "./demo-home";
import { DemoTabs } from "./demo-tabs";

/**
 * A card in five parts, of which the address's fragment picks one; no script is needed. `Home` comes last because the
 * stylesheet shows it whenever none of the parts before it is picked.
 */
export function DemoPage({ brandName }: { brandName: string }) {
  return (
    <div className="card" style={cardStyle({ template_choice: "1", ...demoDealer })}>
      <main className="demo">
        <Head />
        <About />
        <Gallery />
        <Location />
        <Contact />
        <Home brandName={brandName} />
        <ThemeChoice />
        <DemoTabs />
      </main>
      <Lightbox />
    </div>
  );
}
