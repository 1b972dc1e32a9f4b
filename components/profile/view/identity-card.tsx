import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";

type IdentityCardProps = { name: string; logo?: string | null; userType: string | null };

export function IdentityCard({ name, logo, userType }: IdentityCardProps) {
  return (
    <Card className="flex items-center gap-4 p-5 lg:flex-col lg:py-8 lg:text-center">
      <Avatar name={name} src={logo} className="size-20 rounded-2xl text-3xl lg:size-28 lg:text-4xl" />
      <div className="flex min-w-0 flex-col gap-2 lg:items-center">
        <p className="text-lg leading-snug font-semibold wrap-anywhere">{name}</p>
        {userType && <Badge>{userType}</Badge>}
      </div>
    </Card>
  );
}
