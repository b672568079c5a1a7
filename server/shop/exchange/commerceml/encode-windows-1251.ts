/** What each byte above 127 stands for; one of them for nothing. */
const letters = new Map(
  [
    ...new TextDecoder('windows-1251').decode(
      Uint8Array.from({ length: 128 }, (_, at) => at + 128),
    ),
  ].map((letter, at) => [letter, at + 128]),
);

/** Letters it lacks, such as ș, lose their marks; what is still unknown is a question mark. */
export function encodeWindows1251(text: string): Uint8Array {
  const bytes = [...text].flatMap((letter) => byteOf(letter) ?? byteOf(plain(letter)) ?? 63);
  return Uint8Array.from(bytes);
}

const plain = (letter: string) => letter.normalize('NFD').charAt(0);

const byteOf = (letter: string) =>
  letter <= '\u007f' ? (letter.codePointAt(0) ?? null) : (letters.get(letter) ?? null);
