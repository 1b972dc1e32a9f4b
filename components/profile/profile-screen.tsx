"use client";

import { useCan } from "@/components/session/session-user";
import { lazyPart } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { CardSite } from "./preview/card-site";
import { ProfileSettings } from "./profile-settings";
import { OpenRoomProvider } from "./rooms/open-room";
import type { Room } from "./rooms/rooms";
import { ProfileSkeleton } from "./view/profile-skeleton";

/** Clients have it on a screen of its own. */
const AccountSettings = lazyPart(
  withMessages(["account", "profile", "card-files", "own-data", "account-rules"], () =>
    import("./account-settings").then((file) => file.AccountSettings),
  ),
  <ProfileSkeleton />,
);

type ProfileScreenProps = {
  site: CardSite;
  /** By which visits are counted for who has chosen none; undefined where only the provider knows it. */
  defaultTimeZone?: string;
  /** The part of the profile that the address names. */
  room?: Room;
};

export function ProfileScreen({ room, ...settings }: ProfileScreenProps) {
  const mayEdit = useCan("card.edit");
  if (!mayEdit) return <AccountSettings />;
  return (
    <OpenRoomProvider asked={room}>
      <ProfileSettings {...settings} />
    </OpenRoomProvider>
  );
}
