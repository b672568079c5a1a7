/** A file to be saved under this name by the caller, and cached by nobody on the way. */
export const fileAnswer = (
  content: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string,
  { name, type }: { name: string; type: string },
): Response =>
  new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '')}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
