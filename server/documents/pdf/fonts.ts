import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The shop's own typeface; read once, whichever folder the shop is started from. */
const read = (file: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/onest/${file}`)));

export const fonts = {
  regular: read('400Regular/Onest_400Regular.ttf'),
  bold: read('600SemiBold/Onest_600SemiBold.ttf'),
};
export type Weight = keyof typeof fonts;
