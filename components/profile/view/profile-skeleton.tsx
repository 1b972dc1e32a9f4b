import { Skeleton } from "@/components/ui/skeleton";
import { ProfileColumns } from "../rooms/profile-columns";

export function ProfileSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading profile...</span>
      <ProfileColumns aside={<Skeleton rounded="xl" className="h-28 lg:h-60" />}>
        <Skeleton rounded="xl" className="h-48" />
        <Skeleton rounded="xl" className="h-64" />
      </ProfileColumns>
    </div>
  );
}
