import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { BadArchive, type ByteSource, openArchive, sourceOf } from './open-archive.ts';
import { zipOf } from './zip-of.fixture.ts';

const limits = { entries: 10, bytes: 32 * 2 ** 20, ratio: 100 };

/** As it lies in parts. */
const inParts = (bytes: Buffer, length: number): ByteSource => ({
  size: bytes.length,
  *read(start, end) {
    for (let at = start; at < end; at += length)
      yield bytes.subarray(at, Math.min(end, at + length));
  },
});

test('a large file comes in small pieces, and they are the file', async () => {
  const content = Buffer.alloc(2 ** 21, randomBytes(100_000));
  const bytes = zipOf([
    { name: 'a/b.xml', text: content },
    { name: 'c.xml', text: 'c' },
  ]);
  const archive = await openArchive(inParts(bytes, 10_000), limits);
  expect(archive.files()).toEqual([
    { name: 'a/b.xml', bytes: content.length },
    { name: 'c.xml', bytes: 1 },
  ]);
  const pieces: Buffer[] = [];
  for await (const piece of (await archive.open('a/b.xml')) ?? []) pieces.push(piece);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(64 * 1024);
  expect(Buffer.concat(pieces).equals(content)).toBe(true);
  expect(await archive.open('d.xml')).toBeNull();
});

/** Of one file called a. */
const only = (text: string | Buffer, declares?: number) =>
  zipOf([{ name: 'a', text, ...(declares !== undefined && { declares }) }]);

const refusal = async (bytes: Buffer, changed: Partial<typeof limits> = {}) => {
  try {
    const archive = await openArchive(sourceOf(bytes), { ...limits, ...changed });
    for (const { name } of archive.files()) for await (const _ of (await archive.open(name)) ?? []);
  } catch (error) {
    if (error instanceof BadArchive) return [error.kind, error.part];
    throw error;
  }
  return null;
};

test.each<[string, Buffer, Partial<typeof limits>, unknown]>([
  ['one that is whole', only('a'), {}, null],
  ['cut short', only('a').subarray(0, 40), {}, ['broken', '']],
  ['a name with a zero byte', zipOf([{ name: 'a\0b', text: 'a' }]), {}, ['broken', '']],
  ['no archive', Buffer.from('hello'), {}, ['broken', '']],
  ['larger than it says', only(randomBytes(500), 20), {}, ['broken', 'a']],
  ['larger than may be', only('a', 4e9), {}, ['bomb', 'a']],
  ['a thousandfold', only(Buffer.alloc(2 ** 22)), {}, ['bomb', 'a']],
  [
    'too many',
    zipOf([
      { name: 'a', text: 'a' },
      { name: 'b', text: 'b' },
    ]),
    { entries: 1 },
    ['bomb', 2],
  ],
])('%s', async (_, bytes, changed, expected) => {
  expect(await refusal(bytes, changed)).toEqual(expected);
});
