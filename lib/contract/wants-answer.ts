/** What a call's `Prefer` header says where its caller goes on with the answer of a success (RFC 7240). */
export const wantsAnswer = "return=representation";
