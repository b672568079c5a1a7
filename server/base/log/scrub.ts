/** What tells of a person, and what stands in its place; the order matters. */
const persons: [what: RegExp, instead: string][] = [
  [/:\/\/[^\s/@]{1,200}@/g, '://<secret>@'],
  [/[^\s<>"(),;:=@]{1,64}(@|%40)[^\s<>"'(),;:=@]{1,255}/g, '<e-mail>'],
  [/\b\d{1,3}(\.\d{1,3}){3}\b/g, '<address>'],
  [/(?<![\w:])([\da-f]{1,4}:){3,7}[\da-f]{1,4}(?![\w:])/gi, '<address>'],
  [/(?<![\w:])[\da-f:]*::[\da-f:]*(?![\w:])/gi, '<address>'],
  // Sessions, keys of links, idempotency keys; files end in a dot and letters, functions with digits are short.
  [/(?<![\w/.-])(?=[\w-]*\d)[\w-]{20,}(?![\w/-]|\.\w)/g, '<token>'],
  [/\+?\d(?:[ ()./-]*\d){7,}/g, '<number>'],
  // PostgreSQL repeats what it could not read; whatever is asked stands behind a question mark.
  [/(invalid input [^"]*|value )"[^"]*"/g, '$1"<value>"'],
  [/\?[^\s"'<>)]+/g, '?<query>'],
];

/** Characters: whoever writes more means harm, or nobody reads it. */
const MOST = 4_000;

/** A text of an error as it may be read by others: without e-mails, telephones, addresses, tokens. */
export const scrub = (text: string) =>
  persons.reduce((left, [what, instead]) => left.replace(what, instead), text.slice(0, MOST));
