import { DamagedFile } from './damaged-file.ts';

/** The declaration of a file stands in its first bytes, or there is none. */
const LONGEST_DECLARATION = 200;

const encodings: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1251': 'windows-1251',
  cp1251: 'windows-1251',
};

/** The text of a file however its bytes are cut, in the encoding its first line names. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let head: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (decoder) {
      yield decoded(decoder, chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < LONGEST_DECLARATION && !head.includes('>')) continue;
    decoder = decoderOf(head);
    yield decoded(decoder, head);
  }
  if (!decoder) {
    decoder = decoderOf(head);
    yield decoded(decoder, head);
  }
  yield decoded(decoder);
}

function decoderOf(head: Buffer) {
  const declaration = head.subarray(0, LONGEST_DECLARATION).toString('latin1');
  const [, named = 'utf-8'] =
    /^[^<]{0,4}<\?xml[^>]*?encoding=["']([\w-]+)["']/.exec(declaration) ?? [];
  const encoding = encodings[named.toLowerCase()];
  if (!encoding) throw new DamagedFile(`unknown encoding ${named}`);
  return new TextDecoder(encoding, { fatal: true });
}

function decoded(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new DamagedFile('bytes that are no text in the encoding of the file');
  }
}
