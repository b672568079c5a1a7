import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import type { createBrandNote, listBrandNotes } from '../../../contract/staff/operations/brands.ts';
import { api } from '../../api/api.ts';
import { knownOf, readBrands } from '../../api/catalogue-reference.ts';
import { defineMessages } from '../../i18n.ts';
import { inWords } from '../../ui/conflict.tsx';
import { ChoiceField, TextField } from '../../ui/form.tsx';
import { formatMoment } from '../../ui/format.ts';
import { brands } from '../brands/resource.tsx';
import { type Listed, oneOf } from '../resource.ts';

type Note = AnswerOf<typeof listBrandNotes>[number];
type Body = BodyOf<typeof createBrandNote>;
type Values = { brand_id: string; text: string };

const text = defineMessages({
  one: ['notă despre brand', 'заметка о бренде'],
  many: ['Note despre branduri', 'Заметки о брендах'],
  add: ['Notă nouă', 'Новая заметка'],
  brand_id: ['Brandul', 'Бренд'],
  text: ['Nota', 'Заметка'],
  choose: ['Alegeți brandul', 'Выберите бренд'],
  changed: ['Scrisă', 'Записана'],
});

const readAll = () => api.get('/staff/brand-notes/');

/** What the shop's people know of a brand, and no customer sees. */
export const brandNotes: Listed<Note, Note, Values, Body> = {
  entity: 'brand_note',
  href: brands.href,
  reads: 'products.read',
  writes: 'products.write',
  renews: [['brand-notes']],
  texts: text,
  idOf: ({ id }) => id,
  titleOf: ({ brand }) => brand,
  list: async () => ({ results: await readAll(), next: null }),
  exported: '/staff/brand-notes/export/',
  heading: text.brand_id,
  columns: () => [
    { key: 'text', title: text.text, cell: (note) => note.text, className: 'whitespace-pre-wrap' },
    { key: 'changed', title: text.changed, cell: ({ updated_at }) => formatMoment(updated_at) },
  ],
  read: async (id) => oneOf(await readAll(), (one) => one.id === id),
  create: (body) => api.post('/staff/brand-notes/', { body }),
  change: (id, version, fields) =>
    api.post('/staff/brand-notes/{id}/', { params: { id }, body: { version, fields } }),
  removal: {
    remove: (id, version) =>
      api.delete('/staff/brand-notes/{id}/', { params: { id }, query: { version } }),
  },
  wordsOf: inWords<Values>({
    brand_id: (id) => knownOf(readBrands).find((one) => String(one.id) === id)?.title,
  }),
  valuesOf: (note) => ({ brand_id: String(note?.brand_id ?? ''), text: note?.text ?? '' }),
  bodyOf: (values) => ({ ...values, brand_id: Number(values.brand_id) }),
  Fields({ field }) {
    const all = useQuery(readBrands).data ?? [];
    return (
      <>
        <ChoiceField
          {...field('brand_id')}
          placeholder={text.choose}
          options={all.map(({ id, title }) => ({ value: String(id), label: title }))}
          required
        />
        <TextField {...field('text')} multiline rows={4} maxLength={2000} required />
      </>
    );
  },
};
