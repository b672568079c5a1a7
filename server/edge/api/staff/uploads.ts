import * as operations from '../../../../contract/staff/operations/uploads.ts';
import { storeFile } from '../../../base/media/store-file.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';

export const staffUploads = (shop: Shop): Endpoint[] => [
  endpoint(operations.uploadPicture, async ({ query: { name }, body: bytes }) => ({
    file: await storeFile(shop, 'picture', { name, bytes }),
  })),
  endpoint(operations.uploadDocument, async ({ query: { name }, body: bytes }) => ({
    file: await storeFile(shop, 'document', { name, bytes }),
  })),
];
