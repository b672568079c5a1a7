import { packZip } from './pack-zip.ts';

export type Part = { name: string; text: string | Uint8Array; declares?: number };

/** A packed file, with what a part says of its size as the test likes. */
export const zipOf = (parts: Part[]): Buffer =>
  packZip(parts.map(({ name, text, declares }) => ({ name, bytes: Buffer.from(text), declares })));
