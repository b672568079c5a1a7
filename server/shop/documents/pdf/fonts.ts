import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

/**
 * The shop's own typeface, whichever folder the shop is started from; read and parsed once: that is
 * more than half of the work of a short paper.
 */
const parsed = (file: string) => create(readFileSync(fileURLToPath(file)));

export const fonts = {
  regular: parsed(import.meta.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf')),
  bold: parsed(import.meta.resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf')),
};
export type Weight = keyof typeof fonts;
