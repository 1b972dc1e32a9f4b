import { NotFound } from "@/components/not-found";
import { readTranslator, titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("common.notFound.title");

export default async function NotFoundPage() {
  return <NotFound t={await readTranslator()} />;
}
