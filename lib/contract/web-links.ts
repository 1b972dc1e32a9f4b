/** What is a web address wherever it stands; with an `@` in it, too. */
const certain = /\b[a-z][a-z\d+.-]{0,30}:\/\/|https?:|\bwww\.|\[url|<a\s/i;

/** An e-mail address that leads nowhere else: nothing follows that belongs to a link. */
const emailAddress =
  /(?<![\w./:@-])[\w.!#$%&'*+=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}(?![\w/:?#@-]|\.\w)/gu;

const domain =
  /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]+\.(?:com|net|org|info|biz|xyz|site|online|shop|ru|cn|co\.[a-z]{2})(?![\p{L}\p{N}_-])|\b[\w-]{1,63}\.[a-z]{2,}\/\w/iu;

/** The next sentence, after a full stop without a space: "Good chair.Net weight was right". */
const nextSentence = /(?<=[\p{L}\p{N}])\.(?=(?:Net|Info|Site|Online|Shop)[\s,:]+[\p{L}\p{N}])/gu;

/** Whether somebody would be led to a website by a text; an e-mail address is none. */
export function hasLink(text: string): boolean {
  // As browsers read hosts: wide forms and other full stops are the usual ones, what is not seen is not there.
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}|\u034f/gu, "")
    .replace(/[\u3002\u2024]/g, ".");
  return certain.test(plain) || domain.test(plain.replace(emailAddress, " ").replace(nextSentence, ". "));
}
