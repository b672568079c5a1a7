import { type Encoding, NotText, openDecoder } from '../../../base/text/decode-text.ts';
import { DamagedFile } from './damaged-file.ts';

/** The declaration of a file stands in its first bytes, or there is none. */
const LONGEST_DECLARATION = 200;

const encodings: Record<string, Encoding> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1251': 'windows-1251',
  cp1251: 'windows-1251',
};

/** The text of a file however its bytes are cut, in the encoding its first line names. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  let decode: ReturnType<typeof openDecoder> | null = null;
  let head: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of chunks) {
      if (decode) {
        yield decode(chunk);
        continue;
      }
      head = Buffer.concat([head, chunk]);
      if (head.length < LONGEST_DECLARATION && !head.includes('>')) continue;
      decode = openDecoder(encodingOf(head));
      yield decode(head);
    }
    if (!decode) {
      decode = openDecoder(encodingOf(head));
      yield decode(head);
    }
    yield decode();
  } catch (error) {
    throw error instanceof NotText ? new DamagedFile(error.message) : error;
  }
}

function encodingOf(head: Buffer): Encoding {
  const declaration = head.subarray(0, LONGEST_DECLARATION).toString('latin1');
  const [, named = 'utf-8'] =
    /^[^<]{0,4}<\?xml[^>]*?encoding=["']([\w-]+)["']/.exec(declaration) ?? [];
  const encoding = encodings[named.toLowerCase()];
  if (!encoding) throw new DamagedFile(`unknown encoding ${named}`);
  return encoding;
}
