import { serveLinkPreviewReport } from "@/lib/link-preview/serve-report";

export { serveLinkPreviewReport as GET };
