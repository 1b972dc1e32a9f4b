import { servePersonIcon } from "../serve-person-icon";

export const dynamic = "force-dynamic";

export const GET = servePersonIcon("icon-192", 192);
