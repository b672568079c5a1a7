import type { ComponentProps } from 'react';
import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import type { content } from '../../../contract/staff/operations/content.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { LanguagePair, TextField, TickField } from '../../ui/form.tsx';
import { formatMoment } from '../../ui/format.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { RichTextPair } from '../../ui/rich-text-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import type { Listed } from '../resource.ts';
import { contentWords, LookAndTime, sentDates, typedDates } from './fields.tsx';
import { stateColumns } from './marks.tsx';
import { kindMessages } from './messages.ts';

type Row = AnswerOf<typeof content.popups.list>['results'][number];
type Popup = AnswerOf<typeof content.popups.read>;
type Body = BodyOf<typeof content.popups.create>;
type Values = ReturnType<typeof valuesOf>;

const text = kindMessages.popups;

const valuesOf = (popup: Popup | null) => ({
  title_ro: popup?.title_ro ?? '',
  title_ru: popup?.title_ru ?? '',
  description_ro: popup?.description_ro ?? '',
  description_ru: popup?.description_ru ?? '',
  button_ro: popup?.button_ro ?? '',
  button_ru: popup?.button_ru ?? '',
  button_link: popup?.button_link ?? '',
  image: popup?.image ?? null,
  inactive_time: popup?.inactive_time ? String(popup.inactive_time) : '',
  for_guests: popup?.for_guests ?? false,
  active: popup?.active ?? false,
  ...typedDates(popup),
});

export const popups: Listed<Row, Popup, Values, Body, Popup> = {
  entity: 'popup',
  href: '/admin/content/popups',
  reads: 'content.read',
  writes: 'content.write',
  renews: [['content', 'popups']],
  texts: text,
  idOf: ({ id }: Pick<Row, 'id'>) => id,
  titleOf,
  list: () => api.get('/staff/content/popups/'),
  exported: '/staff/content/popups/export/',
  hasScreens: true,
  heading: text.heading,
  columns: () => [
    {
      key: 'date',
      title: text.date,
      cell: ({ starts_at, ends_at }) =>
        starts_at || ends_at
          ? [starts_at, ends_at].map((at) => (at ? formatMoment(at) : '…')).join(' – ')
          : '—',
    },
    ...stateColumns,
  ],
  read: (id) => api.get('/staff/content/popups/{id}/', { params: { id } }),
  create: (body) => api.post('/staff/content/popups/', { body }),
  change: (id, version, changed) =>
    api.post('/staff/content/popups/{id}/', { params: { id }, body: { version, ...changed } }),
  removal: {
    remove: (id, version) =>
      api.delete('/staff/content/popups/{id}/', { params: { id }, query: { version } }),
    text: text.removeText,
  },
  valuesOf,
  bodyOf: ({ button_ro, button_ru, button_link, inactive_time, ...values }, held) => ({
    ...values,
    ...sentDates(values, held),
    button_ro: button_ro || null,
    button_ru: button_ru || null,
    button_link: button_link || null,
    inactive_time: numberIn(inactive_time, wholeRules),
  }),
  wordsOf: contentWords,
  Fields,
};

function Fields({ field }: ComponentProps<typeof popups.Fields>) {
  const mayWrite = useMay(popups.writes);
  return (
    <>
      <Panel title={text.texts}>
        <div className="grid gap-4">
          <LanguagePair {...field('title')} required />
          <RichTextPair {...field('description')} required disabled={!mayWrite} />
          <LanguagePair {...field('button')} />
          <TextField {...field('button_link')} hint={text.linkHint} />
        </div>
      </Panel>
      <LookAndTime active={field('active')} start={field('starts_at')} end={field('ends_at')}>
        <PictureField {...field('image')} />
        <NumberField {...field('inactive_time')} hint={text.inactiveHint} rules={wholeRules} />
        <TickField {...field('for_guests')} />
      </LookAndTime>
    </>
  );
}
