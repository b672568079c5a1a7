import { getDocument } from 'unpdf/pdfjs';

export type ReadPage = { text: string; width: number; height: number; lines: string[] };

/** The pages of a PDF as a person copies their text; what stands at one height is a line. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  // It takes the bytes it is given.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Math.round(Number(item.transform[5])),
            },
          ]
        : [],
    );
    const rows = Map.groupBy(pieces, ({ y }) => y);
    const lines = [...rows]
      .toSorted(([one], [other]) => other - one)
      .map(([, row]) =>
        row
          .toSorted((one, other) => one.x - other.x)
          .map(({ text }) => text)
          .join(' '),
      );
    const [, , width = 0, height = 0] = page.view;
    pages.push({ text: plain(lines.join(' ')), width, height, lines: lines.map(plain) });
  }
  await task.destroy();
  return pages;
}

/** Spaces of any kind and number are one. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

export const textOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes)).map(({ text }) => text).join(' ');
