import * as v from 'valibot';
import { MOST_FILE_BYTES } from '../../editing/fields.ts';
import { staffOperation } from '../../operation.ts';

const bringing = {
  needs: 'products.write',
  /** What the file is called is a hint for its address, no more. */
  query: v.object({
    name: v.optional(v.pipe(v.string(), v.maxLength(200, 'VALIDATE.TOO_LONG')), ''),
  }),
  body: v.instance(Uint8Array),
  bodyIs: 'file',
  mostBytes: MOST_FILE_BYTES,
  answer: v.object({ file: v.string() }),
  status: 201,
} as const;

/** A photograph, drawn anew: PNG, JPEG or WebP. */
export const uploadPicture = staffOperation('post', '/staff/pictures/', {
  ...bringing,
  /** For products and brands, or for articles and blocks: one store for both. */
  needs: ['products.write', 'content.write'],
});

/** Only a PDF. */
export const uploadDocument = staffOperation('post', '/staff/documents/', bringing);
