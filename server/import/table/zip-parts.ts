import { BadArchive, openArchive, sourceOf } from '../../archives/open-archive.ts';
import { BadTable, limits } from './bad-table.ts';

export type ZipParts = Awaited<ReturnType<typeof openZip>>;

/** The parts of a packed file by name, as texts. */
export async function openZip(bytes: Uint8Array) {
  const archive = await openArchive(sourceOf(bytes), {
    entries: limits.entries,
    bytes: limits.unpacked,
    ratio: limits.ratio,
  }).catch(refuse);
  return {
    names: () => archive.files().map(({ name }) => name),
    /** The text of a part, piece by piece; null without such a part. */
    async open(name: string): Promise<AsyncGenerator<string> | null> {
      const pieces = await archive.open(name).catch(refuse);
      return pieces && textOf(pieces);
    },
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
