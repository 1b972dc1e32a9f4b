/** Whether a text has letters of the Latin script alone: those may be spaced out, others join. */
export function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
}
