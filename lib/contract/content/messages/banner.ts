import { said } from "../../../i18n/said";
import { MB } from "../../values";
import { bannerLimits } from "../values";

export const typeInvalid = said("content-rules.banner.typeInvalid");
export const titleRequired = said("content-rules.banner.titleRequired");
export const imageRequired = said("content-rules.banner.imageRequired");
export const videoRequired = said("content-rules.banner.videoRequired");
export const imageTooLarge = said("content-rules.banner.imageTooLarge", { megabytes: bannerLimits.bytes / MB });
export const limit = (most: number) => said("content-rules.banner.limit", { most });
