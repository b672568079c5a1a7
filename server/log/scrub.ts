/** What tells of a person, and what stands in its place; the order matters. */
const persons: [what: RegExp, instead: string][] = [
  [/[^\s<>"(),;:=]+@[^\s<>"'(),;:=]+\.[^\s<>"'(),;:=]+/g, '<e-mail>'],
  [/\b\d{1,3}(\.\d{1,3}){3}\b/g, '<address>'],
  [/(?<![\w:])([\da-f]{1,4}:){3,7}[\da-f]{1,4}(?![\w:])/gi, '<address>'],
  [/(?<![\w:])[\da-f:]*::[\da-f:]*(?![\w:])/gi, '<address>'],
  // Sessions, keys of links, idempotency keys; names of files and functions hold no digits.
  [/(?<![\w/.-])(?=[\w-]*\d)[\w-]{20,}(?![\w/-]|\.\w)/g, '<token>'],
  [/\+?\d(?:[ ()./-]*\d){7,}/g, '<number>'],
  // PostgreSQL repeats what it could not read; whatever is asked stands behind a question mark.
  [/(invalid input [^"]*|value )"[^"]*"/g, '$1"<value>"'],
  [/\?[^\s"'<>)]+/g, '?<query>'],
];

/** A text of an error as it may be read by others: without e-mails, telephones, addresses, tokens. */
export const scrub = (text: string) =>
  persons.reduce((left, [what, instead]) => left.replace(what, instead), text);
