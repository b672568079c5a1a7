import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import type { content } from '../../../contract/staff/operations/content.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { TextField, TickField } from '../../ui/form.tsx';
import type { Listed } from '../resource.ts';
import { text } from './messages.ts';

type Redirect = AnswerOf<typeof content.redirects.read>;
type Values = BodyOf<typeof content.redirects.create>;

export const redirects: Listed<Redirect, Redirect, Values, Values> = {
  entity: 'redirect',
  href: '/admin/content/redirects',
  reads: 'content.read',
  writes: 'content.write',
  renews: [['content', 'redirects']],
  texts: text,
  idOf: ({ id }) => id,
  titleOf: ({ from_path }) => from_path,
  list: (query) => api.get('/staff/content/redirects/', { query }),
  exported: '/staff/content/redirects/export/',
  isSearched: true,
  empty: (search) => (
    <EmptyState icon="link" title={text.none} text={search ? '' : text.noneText} />
  ),
  heading: text.from_path,
  columns: () => [
    { key: 'to', title: text.to_address, cell: ({ to_address }) => to_address },
    {
      key: 'permanent',
      title: text.kind,
      cell: ({ is_permanent }) => <Badge>{is_permanent ? text.permanent : text.temporary}</Badge>,
    },
  ],
  read: (id) => api.get('/staff/content/redirects/{id}/', { params: { id } }),
  create: (body) => api.post('/staff/content/redirects/', { body }),
  change: (id, version, changed) =>
    api.post('/staff/content/redirects/{id}/', { params: { id }, body: { version, ...changed } }),
  removal: {
    remove: (id, version) =>
      api.delete('/staff/content/redirects/{id}/', { params: { id }, query: { version } }),
    text: text.removeText,
  },
  valuesOf: (redirect) => ({
    from_path: redirect?.from_path ?? '/',
    to_address: redirect?.to_address ?? '/',
    is_permanent: redirect?.is_permanent ?? true,
  }),
  bodyOf: (values) => values,
  Fields: ({ field }) => (
    <>
      <TextField {...field('from_path')} required />
      <TextField {...field('to_address')} hint={text.targetHint} required />
      <TickField {...field('is_permanent')} />
    </>
  ),
};
