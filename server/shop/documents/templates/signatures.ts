import type { Locale } from '../../../../contract/locale.ts';
import type { Paper } from '../pdf/paper.ts';
import { type Bilingual, bilingualLines, heading } from './page-layout.ts';

const LINE = 24;

/** Lines to write on: remarks over the whole width, signatures side by side; never parted. */
export function drawSignatures(
  paper: Paper,
  {
    remarks,
    signatures,
    locale,
  }: { remarks?: Bilingual; signatures: readonly Bilingual[]; locale: Locale },
): void {
  paper.room(heightOfSignatures({ hasRemarks: remarks !== undefined }));
  if (remarks) {
    paper.write(heading(remarks, locale));
    for (let line = 0; line < 2; line++) {
      paper.y += LINE;
      paper.rule({ ink: 'silver' });
    }
    paper.y += 14;
  }
  const gap = 20;
  const width = (paper.width - gap * (signatures.length - 1)) / signatures.length;
  paper.y += LINE + 4;
  signatures.forEach((word, at) => {
    const x = paper.left + at * (width + gap);
    paper.rule({ from: x, to: x + width, ink: 'steel' });
    const under = { x, y: paper.y + 3, width };
    paper.writeAt(bilingualLines(word, locale, { size: 7.5, ink: 'steel' }), under);
  });
  paper.y += 24;
}

export const heightOfSignatures = ({ hasRemarks }: { hasRemarks: boolean }) =>
  LINE + 30 + (hasRemarks ? 2 * LINE + 28 : 0);
