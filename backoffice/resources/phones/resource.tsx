import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import { phonePlaces } from '../../../contract/staff/content/shapes.ts';
import type { content } from '../../../contract/staff/operations/content.ts';
import { api } from '../../api/api.ts';
import { inWords } from '../../ui/conflict.tsx';
import { ChoiceField, LanguagePair, TextField } from '../../ui/form.tsx';
import type { Resource } from '../resource.ts';
import { text } from './messages.ts';

export type Phone = AnswerOf<typeof content.phones.read>;
type Values = BodyOf<typeof content.phones.create>;

export const phones: Resource<Phone, Values, Values> = {
  entity: 'phone',
  href: '/admin/content/phones',
  reads: 'content.read',
  writes: 'content.write',
  renews: [['content', 'phones']],
  texts: text,
  idOf: ({ id }) => id,
  titleOf: ({ phone }) => phone,
  read: (id) => api.get('/staff/content/phones/{id}/', { params: { id } }),
  create: (body) => api.post('/staff/content/phones/', { body }),
  change: (id, version, changed) =>
    api.post('/staff/content/phones/{id}/', { params: { id }, body: { version, ...changed } }),
  removal: {
    remove: (id, version) =>
      api.delete('/staff/content/phones/{id}/', { params: { id }, query: { version } }),
    text: text.removeText,
  },
  wordsOf: inWords<Values>({ place: (place) => text[place] }),
  valuesOf: (phone) => ({
    phone: phone?.phone ?? '',
    phone_to_call: phone?.phone_to_call ?? '+373',
    department_ro: phone?.department_ro ?? '',
    department_ru: phone?.department_ru ?? '',
    place: phone?.place ?? 'header',
  }),
  bodyOf: (values) => values,
  Fields: ({ field }) => (
    <>
      <TextField {...field('phone')} required />
      <TextField {...field('phone_to_call')} hint={text.phoneHint} type="tel" required />
      <LanguagePair {...field('department')} />
      <ChoiceField
        {...field('place')}
        options={phonePlaces.map((value) => ({ value, label: text[value] }))}
      />
    </>
  ),
};
