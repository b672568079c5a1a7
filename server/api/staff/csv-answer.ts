/** A table to keep as a file of this name. */
export const csvAnswer = (name: string, table: ReadableStream<Uint8Array>): Response =>
  new Response(table, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '')}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
