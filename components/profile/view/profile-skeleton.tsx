import { useT } from "@/components/i18n/translator-context";
import { Skeleton } from "@/components/ui/skeleton";
import { ProfileColumns } from "../rooms/profile-columns";

export function ProfileSkeleton() {
  const t = useT();
  return (
    <div role="status">
      <span className="sr-only">{t("profile.load.busy")}</span>
      <ProfileColumns aside={<Skeleton rounded="xl" className="h-28 lg:h-60" />}>
        <Skeleton rounded="xl" className="h-48" />
        <Skeleton rounded="xl" className="h-64" />
      </ProfileColumns>
    </div>
  );
}
