import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The shop's own typeface; read once, whichever folder the shop is started from. */
const files = {
  regular: import.meta.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf'),
};

export const fonts = {
  regular: readFileSync(fileURLToPath(files.regular)),
  bold: readFileSync(fileURLToPath(files.bold)),
};
export type Weight = keyof typeof fonts;
