import { serveLinkPreviewReport } from "@/lib/web/link-preview/serve-report";

export { serveLinkPreviewReport as GET };
