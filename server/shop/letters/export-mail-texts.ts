import { nameOfMail } from '../../../contract/staff/mail-names.ts';
import type { Database } from '../../base/database/connect.ts';
import { type Column, exportOf } from '../../base/exports/export-list.ts';
import { listMailTexts } from './edit-mail-texts.ts';

type Sentence = { kind: string; field: string; ro: string; ru: string; isOwn: boolean };

const yes = { ro: 'da', ru: 'да' };

const columns: Column<Sentence>[] = [
  ['Mesajul', 'Письмо', ({ kind }, locale) => nameOfMail(kind, locale)],
  ['Fraza', 'Фраза', ({ field }) => field],
  ['În română', 'По-румынски', ({ ro }) => ro, 60],
  ['În rusă', 'По-русски', ({ ru }) => ru, 60],
  ['Text propriu', 'Свой текст', ({ isOwn }, locale) => (isOwn ? yes[locale] : null)],
];

/** What all mails say, sentence by sentence. */
export const exportMailTexts = exportOf('mail texts', columns, ({ db }: { db: Database }) =>
  sentences(db),
);

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
