import { type ExportFormat, XLSX_TYPE } from '../../../../contract/export-formats.ts';
import type { Locale } from '../../../../contract/locale.ts';
import type { Taking } from '../../../base/exports/export-list.ts';
import { fileAnswer } from '../file-answer.ts';
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

type Call = { viewer: { id: number }; locale: Locale; query: { format: ExportFormat } };

/** A list that is taken along as a file of this name. */
export const exportAnswer = async (
  name: string,
  { viewer, locale, query: { format } }: Call,
  take: (by: Taking & { id: number }) => Promise<ReadableStream<Uint8Array> | null>,
): Promise<Response | Refusal> => {
  const table = await take({ actor: actorOf(viewer), id: viewer.id, locale, format });
  return table ? tableAnswer(name, format, table) : notFound();
};

const types: Record<ExportFormat, string> = { csv: 'text/csv; charset=utf-8', xlsx: XLSX_TYPE };

const tableAnswer = (name: string, format: ExportFormat, table: ReadableStream<Uint8Array>) =>
  fileAnswer(table, { name: `${name}.${format}`, type: types[format] });
