import { NotFound } from "@/components/not-found";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("common.notFound.title");

export default NotFound;
