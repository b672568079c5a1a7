import type { ComponentProps } from 'react';
import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import { pageSections } from '../../../contract/staff/content/shapes.ts';
import type { content } from '../../../contract/staff/operations/content.ts';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { ChoiceField, LanguagePair, TextField } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RichTextPair } from '../../ui/rich-text-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import type { Resource } from '../resource.ts';
import { contentWords, LookAndTime, sentDates, typedDates } from './fields.tsx';
import { kindMessages } from './messages.ts';

type Page = AnswerOf<typeof content.pages.read>;
type Body = BodyOf<typeof content.pages.create>;
type Values = ReturnType<typeof valuesOf>;

const text = kindMessages.pages;

const valuesOf = (page: Page | null) => ({
  slug: page?.slug ?? '',
  title_ro: page?.title_ro ?? '',
  title_ru: page?.title_ru ?? '',
  excerpt_ro: page?.excerpt_ro ?? '',
  excerpt_ru: page?.excerpt_ru ?? '',
  body_ro: page?.body_ro ?? '',
  body_ru: page?.body_ru ?? '',
  section: page?.section ?? ('info' as const),
  active: page?.active ?? false,
  ...typedDates(page),
});

export const pages: Resource<Page, Values, Body, Page> = {
  entity: 'content_page',
  href: '/admin/content/pages',
  reads: 'content.read',
  writes: 'content.write',
  renews: [['content', 'pages']],
  texts: text,
  idOf: ({ id }) => id,
  titleOf,
  read: (id) => api.get('/staff/content/pages/{id}/', { params: { id } }),
  create: (body) => api.post('/staff/content/pages/', { body }),
  change: (id, version, changed) =>
    api.post('/staff/content/pages/{id}/', { params: { id }, body: { version, ...changed } }),
  removal: {
    remove: (id, version) =>
      api.delete('/staff/content/pages/{id}/', { params: { id }, query: { version } }),
    text: text.removeText,
  },
  valuesOf,
  bodyOf: (values, held) => ({ ...values, ...sentDates(values, held) }),
  wordsOf: contentWords,
  Fields,
};

function Fields({ field }: ComponentProps<typeof pages.Fields>) {
  const mayWrite = useMay(pages.writes);
  return (
    <>
      <Panel title={text.texts}>
        <div className="grid gap-4">
          <LanguagePair {...field('title')} required />
          <LanguagePair {...field('excerpt')} multiline rows={2} />
          <RichTextPair {...field('body')} required disabled={!mayWrite} />
        </div>
      </Panel>
      <LookAndTime active={field('active')} start={field('starts_at')} end={field('ends_at')}>
        <TextField
          {...field('slug')}
          hint={text.slugHint}
          prefix={<span className="text-steel">/content/</span>}
          required
        />
        <ChoiceField
          {...field('section')}
          options={pageSections.map((value) => ({ value, label: text[value] }))}
        />
      </LookAndTime>
    </>
  );
}
