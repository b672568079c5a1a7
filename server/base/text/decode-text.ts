export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1251' | 'windows-1250';

/** Bytes that say nothing in their encoding; `at`: how many were read before the piece with them. */
export class NotText extends Error {
  override name = 'NotText';
  readonly at: number;

  constructor(at: number) {
    super('bytes that are no text in the encoding of the file');
    this.at = at;
  }
}

/**
 * The text of bytes that come piece by piece, however they are cut; without a piece, what is left at
 * the end. Strict: letters are not lost without a word.
 */
export function openDecoder(encoding: Encoding): (piece?: Uint8Array) => string {
  // Half a letter of UTF-16 is what Windows itself writes now and then.
  const decoder = new TextDecoder(encoding, { fatal: encoding !== 'utf-16le' });
  let read = 0;
  return (piece) => {
    try {
      const text = piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
      read += piece?.length ?? 0;
      return encoding === 'windows-1250' ? withCommas(text) : text;
    } catch {
      throw new NotText(read);
    }
  };
}

/** windows-1250 has ş and ţ with a cedilla alone. */
const withCommas = (text: string) =>
  text.replaceAll('ş', 'ș').replaceAll('ţ', 'ț').replaceAll('Ş', 'Ș').replaceAll('Ţ', 'Ț');
