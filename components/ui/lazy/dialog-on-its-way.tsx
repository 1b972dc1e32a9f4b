import { Spinner } from "@/components/ui/spinner";

/** In the place of a modal whose code is still being loaded. */
export function DialogOnItsWay() {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-black/50 text-white">
      <Spinner label="Loading..." size="xl" />
    </div>
  );
}
