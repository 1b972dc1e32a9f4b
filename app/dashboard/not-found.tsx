import { LostShell } from "@/components/dashboard/lost-shell";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { paths } from "@/lib/paths";
import { readSite } from "@/lib/site/site";

/** Below the dashboard the frame stays, so that a stale link is one press away from the right screen. */
export default async function DashboardNotFound() {
  const { name, logo } = await readSite();
  return (
    <LostShell brand={{ name, logo }}>
      <div className="flex flex-col items-center py-16 text-center sm:py-24">
        <p className="text-5xl font-semibold tracking-tight text-primary">404</p>
        <h1 className="mt-3 text-xl font-semibold">Oops! Page not found</h1>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link href={paths.dashboard}>Back to Dashboard</Link>
          </Button>
          <Button variant="outline" asChild>
            <a href={paths.home}>Return to Home</a>
          </Button>
        </div>
      </div>
    </LostShell>
  );
}
