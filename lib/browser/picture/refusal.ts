/** Why a picked file cannot be used, in the owner's words. Apart, because who tells it need not open pictures. */
export class PictureRefusal extends Error {}
