import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { documentName } from '../media/media-files.ts';
import { mediaStore } from '../media/media-store.ts';
import { bad, type Finding, good, messageOf } from './finding.ts';

/** Puts a few bytes there, reads them and takes them away: a key may lack the right to any of these. */
export async function examineBucket(config: Config): Promise<Finding[]> {
  const { bucket } = config;
  if (bucket === null) return [];
  const store = mediaStore(config);
  const place = `${bucket.name} at ${bucket.endpoint}`;
  const name = documentName(`doctor-${randomUUID()}`);
  const bytes = Buffer.from('written by npm run doctor');
  const steps: [string, () => Promise<boolean>][] = [
    // Without the right to list, some stores refuse what they should say is not there.
    ['tell what is not there', async () => (await store.read(name)) === null],
    ['be written', () => store.write(name, bytes).then(() => true)],
    ['be read', async () => (await store.read(name))?.equals(bytes) ?? false],
    ['be tidied up', () => store.remove(name).then(() => true)],
  ];
  for (const [what, step] of steps) {
    const complaint = await step().then(
      (isDone) => (isDone ? null : 'it answers something else'),
      messageOf,
    );
    if (complaint !== null) return [bad('bucket', `${place} cannot ${what}: ${complaint}.`)];
  }
  return [good('bucket', `${place} keeps pictures and documents.`)];
}
