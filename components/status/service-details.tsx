import { Detail, DetailList } from "@/components/ui/detail-list";
import type { ServiceStatus } from "@/lib/contract/health/schema";
import { formatDateTime } from "@/lib/format/date";
import { formatCount } from "@/lib/format/number";
import { formatSize } from "@/lib/format/size";

export function ServiceDetails({ status: { disk, jobs, versions, started_at } }: { status: ServiceStatus }) {
  return (
    <DetailList>
      <Detail label="Disk">
        {formatSize(disk.free)} free of {formatSize(disk.total)}
      </Detail>
      <Detail label="Background jobs">
        {formatCount(jobs.due)} due, {formatCount(jobs.later)} for later, {formatCount(jobs.dead)} failed for good
      </Detail>
      <Detail label="Running since">{formatDateTime(started_at)}</Detail>
      <Detail label="Database">{versions.database}</Detail>
      <Detail label="Node.js">{versions.node}</Detail>
      <Detail label="Database version">{versions.schema}</Detail>
      <Detail label="Build" wide>
        {versions.build}
      </Detail>
    </DetailList>
  );
}
