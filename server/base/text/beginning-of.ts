/** So many letters of a text, and whole ones: half of one is no text a database takes. */
export const beginningOf = (text: string, most: number) =>
  text.length <= most
    ? text
    : Array.from(text.slice(0, most * 2))
        .slice(0, most)
        .join('');
