/** Breaks and control characters become spaces: no value starts a line, or a mail header, of its own. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
