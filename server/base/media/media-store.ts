import type { Config } from '../config/config.ts';
import { bucketStore } from './bucket-store.ts';
import { diskStore } from './disk-store.ts';

/**
 * Where originals, documents and renderings lie, each under the name that media-files.ts gives it.
 * A reader never meets half a file.
 */
export type MediaStore = {
  read: (name: string) => Promise<Buffer<ArrayBuffer> | null>;
  has: (name: string) => Promise<boolean>;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

export type MediaPlace = Pick<Config, 'dataDir' | 'bucket'>;

type Bucket = NonNullable<Config['bucket']>;
const buckets = new WeakMap<Bucket, MediaStore>();

/** In the bucket that is configured, else on disk. All of a process share what is known of a bucket. */
export function mediaStore({ dataDir, bucket }: MediaPlace): MediaStore {
  if (bucket === null) return diskStore(dataDir);
  const opened = buckets.get(bucket) ?? bucketStore(bucket);
  buckets.set(bucket, opened);
  return opened;
}
