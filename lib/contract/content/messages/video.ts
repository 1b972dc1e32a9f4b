import { said } from "../../../i18n/said";

export const titleRequired = said("content-rules.video.titleRequired");
export const youtubeUrlRequired = said("content-rules.video.youtubeUrlRequired");
export const youtubeUrlInvalid = said("content-rules.video.youtubeUrlInvalid");
export const youtubeVideoMissing = said("content-rules.video.youtubeVideoMissing");
export const limit = (most: number) => said("content-rules.video.limit", { most });
