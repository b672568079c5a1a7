import type { Locale } from '../../../contract/locale.ts';
import type { Taking } from '../../exports/export-list.ts';
import { notFound, type Refusal } from '../refusal.ts';
import { actorOf } from './answer-refused.ts';

/** Events one after the other: neither compressed nor gathered, by us or on the way. */
export const eventsAnswer = (events: ReadableStream<Uint8Array>): Response =>
  new Response(events, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'X-Accel-Buffering': 'no',
    },
  });

/** A list that is taken along as a file of this name. */
export const exportAnswer = async (
  name: string,
  { viewer, locale }: { viewer: { id: number }; locale: Locale },
  take: (by: Taking & { id: number }) => Promise<ReadableStream<Uint8Array> | null>,
): Promise<Response | Refusal> => {
  const table = await take({ actor: actorOf(viewer), id: viewer.id, locale });
  return table ? csvAnswer(`${name}.csv`, table) : notFound();
};

const csvAnswer = (name: string, table: ReadableStream<Uint8Array>): Response =>
  new Response(table, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '')}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
