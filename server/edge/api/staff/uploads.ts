import * as operations from '../../../../contract/staff/operations/uploads.ts';
import { refusalIn } from '../../../base/changes/refused.ts';
import { storeFile } from '../../../base/media/store-file.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { orRefusal } from './answer-refused.ts';

export const staffUploads = (shop: Shop): Endpoint[] => {
  const store = async (kind: 'picture' | 'document', name: string, bytes: Uint8Array) => {
    try {
      return { file: await storeFile(shop, kind, { name, bytes }) };
    } catch (error) {
      const refused = refusalIn(error);
      if (!refused) throw error;
      return orRefusal<never>(refused);
    }
  };
  return [
    endpoint(operations.uploadPicture, ({ query, body }) => store('picture', query.name, body)),
    endpoint(operations.uploadDocument, ({ query, body }) => store('document', query.name, body)),
  ];
};
