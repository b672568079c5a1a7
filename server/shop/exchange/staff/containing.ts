/** A pattern of texts that have this one in them, whatever signs it is written with. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
