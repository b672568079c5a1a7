import { nameOfMail } from '../../../contract/staff/mail-names.ts';
import type { Database } from '../../base/database/connect.ts';
import { type Column, exportWhole, type Taking } from '../../base/exports/export-list.ts';
import { listMailTexts } from './edit-mail-texts.ts';

type Sentence = { kind: string; field: string; ro: string; ru: string; isOwn: boolean };

const yes = { ro: 'da', ru: 'да' };

const columns: Column<Sentence>[] = [
  { title: { ro: 'Mesajul', ru: 'Письмо' }, cell: ({ kind }, locale) => nameOfMail(kind, locale) },
  { title: { ro: 'Fraza', ru: 'Фраза' }, cell: ({ field }) => field },
  { title: { ro: 'În română', ru: 'По-румынски' }, cell: ({ ro }) => ro, width: 60 },
  { title: { ro: 'În rusă', ru: 'По-русски' }, cell: ({ ru }) => ru, width: 60 },
  {
    title: { ro: 'Text propriu', ru: 'Свой текст' },
    cell: ({ isOwn }, locale) => (isOwn ? yes[locale] : null),
  },
];

/** What all mails say, sentence by sentence. */
export const exportMailTexts = (db: Database, by: Taking) =>
  exportWhole(db, by, { name: 'mail texts', columns, rows: () => sentences(db) });

const sentences = async (db: Database): Promise<Sentence[]> =>
  (await listMailTexts(db)).flatMap(({ kind, fields }) =>
    fields.map(({ field, ro, ru, default_ro, default_ru }) => ({
      kind,
      field,
      ro,
      ru,
      isOwn: ro !== default_ro || ru !== default_ru,
    })),
  );
