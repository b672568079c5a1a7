import { drawingFiles } from './drawing-files.ts';
import { families } from './families.ts';
import { carton, closeUp, plainBox } from './generic.ts';
import { lookup } from './kit/lookup.ts';
import { Sheet } from './kit/sheet.ts';
import { parsePictureName } from './picture-name.ts';
import { drawPlaceholder } from './placeholder.ts';

/** Wide pictures of the home page and the popup, and those of news. */
export const banners = drawingFiles('banner', 'cables');
export const news = drawingFiles('news', 'section');

/** Drawings that are not products, by the first word of their name. */
const others: Record<string, (subject: string) => string> = {
  banner: banners.read,
  news: news.read,
  placeholder: drawPlaceholder,
};

/**
 * Draws what a name asks for: `cab.vvgng~main~cores=3;section_mm2=2.5`, `banner~reels~`. The same name always gives the same bytes.
 */
export function drawPicture(name: string): string {
  const { family, view, subject, attributes } = parsePictureName(name);
  const other = lookup(others, family);
  if (other !== undefined) return other(subject);
  const sheet = new Sheet();
  const drawing = lookup(families, family) ?? { main: plainBox };
  const own = drawing[view];
  if (own !== undefined) return sheet.finish(own(sheet, attributes));
  const main = drawing.main(sheet, attributes);
  if (view === 'pack') return sheet.finish(carton(sheet, attributes, main));
  const focus = drawing.focus ?? [300, 300, 1.7];
  return sheet.finish(closeUp(main, typeof focus === 'function' ? focus(attributes) : focus));
}
