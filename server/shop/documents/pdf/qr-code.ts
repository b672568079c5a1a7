import { encode } from 'uqr';
import { inks, type Paper } from './paper.ts';

/** A QR code of squares, sharp at any size; runs of dark ones in a row are one rectangle. */
export function drawQrCode(
  { pdf }: Paper,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const unit = side / size;
  for (const [row, modules] of data.entries()) {
    for (let start = 0; start < size; start++) {
      if (!modules[start]) continue;
      let end = start;
      while (modules[end]) end++;
      pdf.rect(x + start * unit, y + row * unit, (end - start) * unit, unit);
      start = end;
    }
  }
  pdf.fill(inks.ink);
}
