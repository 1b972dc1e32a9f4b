import { Spinner } from "@/components/ui/spinner";

export function LoadingScreen() {
  return (
    <div className="grid min-h-dvh place-items-center p-6">
      <div className="flex flex-col items-center gap-4 text-sm text-muted-foreground">
        <Spinner label="Loading..." size="lg" className="text-primary" />
        <p>Loading your dashboard...</p>
      </div>
    </div>
  );
}
