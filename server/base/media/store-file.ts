import { MOST_FILE_BYTES } from '../../../contract/editing/fields.ts';
import { invalid } from '../changes/refused.ts';
import type { Database } from '../database/connect.ts';
import { noteFiles } from './known-files.ts';
import { writeDocument, writeOriginal } from './media-files.ts';
import { type MediaPlace, mediaStore } from './media-store.ts';
import { reEncodePicture } from './re-encode-picture.ts';

/**
 * A picture or a document that somebody brings: in the store, with its row. Refused if it is neither. A
 * picture is drawn anew, a document is kept as it came.
 */
export async function storeFile(
  { db, config }: { db: Database; config: MediaPlace },
  kind: 'picture' | 'document',
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  if (bytes.length === 0 || bytes.length > MOST_FILE_BYTES) throw invalid({ file: ['EDIT.FILE'] });
  if (kind === 'document') refuseOtherThanPdf(bytes);
  const kept = kind === 'picture' ? await reEncodePicture(bytes) : bytes;
  const write = () =>
    (kind === 'picture' ? writeOriginal : writeDocument)(
      mediaStore(config),
      name.replace(/\.[a-z]{2,5}$/i, ''),
      kept,
    );
  const file = await write();
  await noteFiles(db, [{ file, kind, bytes: kept.length }]);
  // From now on nobody removes it; as an orphan it may have gone a moment ago.
  await write();
  return file;
}

/** Begins as one and ends as one; browsers have to save it, and must not guess what it is. */
function refuseOtherThanPdf(bytes: Uint8Array) {
  const textAt = (from: number, to?: number) =>
    Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(textAt(0, 8))) throw invalid({ file: ['EDIT.FILE'] });
  if (!textAt(-1024).includes('%%EOF')) throw invalid({ file: ['EDIT.DOCUMENT'] });
}
