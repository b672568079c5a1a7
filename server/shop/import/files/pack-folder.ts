import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_FILE_BYTES } from '../../../../contract/editing/fields.ts';
import { packZip } from '../../../base/archives/pack-zip.ts';

const MOST_TOGETHER = 48 * 2 ** 20;
const MOST_FILES = 5_000;

/**
 * The files of a folder as archives of a size that can be brought, one after the other. What cannot
 * be taken anyway is named and not read.
 */
export async function* packFolder(
  folder: string,
  skip: (name: string, why: string) => void,
): AsyncGenerator<Buffer> {
  let together: { name: string; bytes: Buffer }[] = [];
  let size = 0;
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    if (!entry.isFile()) skip(name, 'is no file');
    else if ((await stat(path)).size > MOST_FILE_BYTES) skip(name, 'is too large');
    else {
      const bytes = await readFile(path);
      if (size + bytes.length > MOST_TOGETHER || together.length === MOST_FILES) {
        yield packZip(together);
        together = [];
        size = 0;
      }
      together.push({ name, bytes });
      size += bytes.length;
    }
  }
  if (together.length > 0) yield packZip(together);
}
