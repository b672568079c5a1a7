import * as v from 'valibot';
import { MOST_FILE_BYTES } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';

const bringing = {
  access: 'staff',
  needs: 'products.write',
  method: 'post',
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

export const uploadPicture = operation({
  ...bringing,
  /** For products and brands, or for articles and blocks: it is one shelf. */
  needs: ['products.write', 'content.write'],
  id: 'staffUploadPicture',
  path: '/staff/pictures/',
  summary: 'A photograph, drawn anew: PNG, JPEG or WebP',
});
export const uploadDocument = operation({
  ...bringing,
  id: 'staffUploadDocument',
  path: '/staff/documents/',
  summary: 'A PDF',
});
