import { notFound } from "next/navigation";
import { Messages } from "@/components/i18n/messages";
import { toCardSite } from "@/components/profile/preview/card-site";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { isRoom } from "@/components/profile/rooms/rooms";
import { WithAnswers } from "@/components/session/with-answers";
import { profileOperations } from "@/lib/contract/cards/operations";
import { env } from "@/lib/env";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";

export const generateMetadata = () => titled("profile.title");

const readings = [reading(profileOperations.getCompleteProfile)];

/** Each room has an address; the screen switches between them without a request. */
export default async function ProfilePage({ params }: PageProps<"/dashboard/profile/[[...room]]">) {
  const { room: [room, ...deeper] = [] } = await params;
  if (deeper.length > 0 || (room !== undefined && !isRoom(room))) notFound();
  const settings = env();
  const { PROVIDER_URL, DEFAULT_TIME_ZONE } = settings;
  // A provider elsewhere has its own settings.
  const defaultTimeZone = PROVIDER_URL ? undefined : DEFAULT_TIME_ZONE;
  const site = toCardSite(settings, await readSite());
  return (
    <Messages
      of={[
        "card.moods",
        "card.sections",
        "card.templates",
        "common.list.clearSearch",
        "common.notProvided",
        "format",
        "profile.about",
        "profile.branches",
        "profile.contact.client",
        "profile.contact.companyName",
        "profile.contact.phone",
        "profile.contact.title",
        "profile.contact.userType",
        "profile.edit",
        "profile.email",
        "profile.hours.timeZone",
        "profile.hours.title",
        "profile.languages.main",
        "profile.languages.notSaid",
        "profile.languages.offered",
        "profile.languages.texts",
        "profile.languages.written",
        "profile.links.between",
        "profile.links.from",
        "profile.links.none",
        "profile.links.off",
        "profile.links.title",
        "profile.links.until",
        "profile.load",
        "profile.look",
        "profile.opensInNewTab",
        "profile.payment.bank.account",
        "profile.payment.bank.show",
        "profile.payment.currency.label",
        "profile.payment.gstin",
        "profile.payment.title",
        "profile.payment.upi",
        "profile.phones",
        "profile.place.address",
        "profile.place.cardLink.label",
        "profile.place.mapLink",
        "profile.place.title",
        "profile.preview",
        "profile.rooms",
        "profile.search",
        "profile.sections",
        "profile.social",
        "profile.subtitle",
        "profile.title",
      ]}
    >
      <WithAnswers to={readings}>
        <ProfileScreen site={site} defaultTimeZone={defaultTimeZone} room={room} />
      </WithAnswers>
    </Messages>
  );
}
