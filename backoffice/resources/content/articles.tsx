import type { ComponentProps } from 'react';
import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import { fromShopTime, toShopTime } from '../../../contract/shop-time.ts';
import { articleKinds, contentStates } from '../../../contract/staff/content/shapes.ts';
import type { content } from '../../../contract/staff/operations/content.ts';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { ChoiceField, LanguagePair, TextField } from '../../ui/form.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { RichTextPair } from '../../ui/rich-text-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import type { Listed } from '../resource.ts';
import { contentWords, LookAndTime } from './fields.tsx';
import { stateColumns } from './marks.tsx';
import { kindMessages } from './messages.ts';

type Row = AnswerOf<typeof content.articles.list>['results'][number];
type Article = AnswerOf<typeof content.articles.read>;
type Body = BodyOf<typeof content.articles.create>;
type Values = ReturnType<typeof valuesOf>;

const text = kindMessages.articles;
const kinds = articleKinds.map((value) => ({ value, label: text[value] }));

const valuesOf = (article: Article | null) => ({
  slug: article?.slug ?? '',
  title_ro: article?.title_ro ?? '',
  title_ru: article?.title_ru ?? '',
  excerpt_ro: article?.excerpt_ro ?? '',
  excerpt_ru: article?.excerpt_ru ?? '',
  body_ro: article?.body_ro ?? '',
  body_ru: article?.body_ru ?? '',
  kind: article?.kind ?? ('news' as const),
  image: article?.image ?? null,
  active: article?.active ?? false,
  published_at: toShopTime(article?.published_at ?? new Date().toISOString()),
  ends_at: toShopTime(article?.ends_at),
});

export const articles: Listed<Row, Article, Values, Body, Article> = {
  entity: 'article',
  href: '/admin/content/articles',
  reads: 'content.read',
  writes: 'content.write',
  renews: [['content', 'articles']],
  texts: text,
  idOf: ({ id }: Pick<Row, 'id'>) => id,
  titleOf,
  list: (query) => api.get('/staff/content/articles/', { query }),
  exported: '/staff/content/articles/export/',
  isSearched: true,
  filters: [
    { name: 'kind', label: text.kind, options: kinds },
    {
      name: 'state',
      label: text.state,
      options: contentStates.map((value) => ({ value, label: text[value] })),
    },
  ],
  hasScreens: true,
  heading: text.heading,
  columns: () => [
    { key: 'kind', title: text.kind, cell: ({ kind }) => text[kind] },
    {
      key: 'date',
      title: text.date,
      className: 'whitespace-nowrap',
      cell: ({ published_at }) => formatMoment(published_at),
    },
    ...stateColumns,
  ],
  read: (id) => api.get('/staff/content/articles/{id}/', { params: { id } }),
  create: (body) => api.post('/staff/content/articles/', { body }),
  change: (id, version, changed) =>
    api.post('/staff/content/articles/{id}/', { params: { id }, body: { version, ...changed } }),
  removal: {
    remove: (id, version) =>
      api.delete('/staff/content/articles/{id}/', { params: { id }, query: { version } }),
    text: text.removeText,
  },
  valuesOf,
  bodyOf: ({ published_at, ends_at, ...values }, held) => ({
    ...values,
    published_at: fromShopTime(published_at, held?.published_at) ?? '',
    ends_at: fromShopTime(ends_at, held?.ends_at),
  }),
  wordsOf: contentWords,
  Fields,
};

function Fields({ field }: ComponentProps<typeof articles.Fields>) {
  const mayWrite = useMay(articles.writes);
  return (
    <>
      <Panel title={text.texts}>
        <div className="grid gap-4">
          <LanguagePair {...field('title')} required />
          <LanguagePair {...field('excerpt')} multiline rows={2} />
          <RichTextPair {...field('body')} required disabled={!mayWrite} />
        </div>
      </Panel>
      <LookAndTime active={field('active')} start={field('published_at')} end={field('ends_at')}>
        <TextField
          {...field('slug')}
          hint={text.slugHint}
          prefix={<span className="text-steel">/news/</span>}
          required
        />
        <ChoiceField {...field('kind')} options={kinds} />
        <PictureField {...field('image')} />
      </LookAndTime>
    </>
  );
}
