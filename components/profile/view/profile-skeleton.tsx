import { Skeleton } from "@/components/ui/skeleton";
import { ProfileColumns } from "../rooms/profile-columns";

export function ProfileSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading profile...</span>
      <ProfileColumns aside={<Skeleton className="h-28 rounded-xl lg:h-60" />}>
        <Skeleton className="h-48 rounded-xl" />
        <Skeleton className="h-64 rounded-xl" />
      </ProfileColumns>
    </div>
  );
}
