import { buffer } from 'node:stream/consumers';
import { BadArchive, type ByteSource, openArchive } from '../../../base/archives/open-archive.ts';
import { BadTable, limits } from './bad-table.ts';

export type ZipParts = Awaited<ReturnType<typeof openZip>>;

/** Of a packed file: parts, bytes of all of them unpacked, how many times smaller it may be. */
type Limits = Pick<typeof limits, 'entries' | 'unpacked' | 'ratio'>;

/** The parts of a packed file by name: one that leads elsewhere is somebody's to refuse, and no path here. */
export async function openZip(source: ByteSource, most: Limits = limits) {
  const archive = await openArchive(
    source,
    { entries: most.entries, bytes: most.unpacked, ratio: most.ratio },
    { anyName: true },
  ).catch(refuse);
  return {
    names: () => archive.files().map(({ name }) => name),
    /** The text of a part, piece by piece; null without such a part. */
    async open(name: string): Promise<AsyncGenerator<string> | null> {
      const pieces = await archive.open(name).catch(refuse);
      return pieces && textOf(pieces);
    },
    /** In the order of the file, a name that stands twice among them. */
    parts: archive.parts.map(({ name, bytes: size, open }) => ({
      name,
      bytes: size,
      read: (): Promise<Buffer> => open().then(buffer).catch(refuse),
    })),
  };
}

async function* textOf(pieces: AsyncGenerator<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  try {
    for await (const piece of pieces) yield decoder.decode(piece, { stream: true });
  } catch (error) {
    refuse(error);
  }
  yield decoder.decode();
}

function refuse(error: unknown): never {
  if (!(error instanceof BadArchive)) throw error;
  if (error.kind === 'bomb') throw new BadTable('TABLE.BOMB', { part: error.part });
  throw new BadTable(error.kind === 'encrypted' ? 'TABLE.ENCRYPTED' : 'TABLE.ZIP');
}
