/** Pieces as they come: the next is made when the last is gone; whoever leaves ends the making. */
export function streamOf<Piece extends Uint8Array>(
  pieces: AsyncIterable<Piece>,
): ReadableStream<Piece> {
  const coming = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Piece>({
    async pull(stream) {
      const { value, done } = await coming.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    async cancel() {
      await coming.return?.();
    },
  });
}

const encoder = new TextEncoder();

export async function* encoded(texts: AsyncIterable<string>) {
  for await (const text of texts) yield encoder.encode(text);
}
