import type { AnswerOf, BodyOf } from '../../../contract/operation.ts';
import type { content } from '../../../contract/staff/operations/content.ts';
import { api } from '../../api/api.ts';

type Kinds = typeof content;
export type Entry<Kind extends keyof Kinds> = AnswerOf<Kinds[Kind]['list']>['results'][number];
export type Whole<Kind extends keyof Kinds> = AnswerOf<Kinds[Kind]['read']>;
type New<Kind extends keyof Kinds> = BodyOf<Kinds[Kind]['create']>;
type Changed<Kind extends keyof Kinds> = BodyOf<Kinds[Kind]['change']>;

/** How one kind of content is read and written. */
export const pages = {
  read: (id: number) => api.get('/staff/content/pages/{id}/', { params: { id } }),
  create: (body: New<'pages'>) => api.post('/staff/content/pages/', { body }),
  change: (id: number, body: Changed<'pages'>) =>
    api.post('/staff/content/pages/{id}/', { params: { id }, body }),
  remove: (id: number, version: number) =>
    api.delete('/staff/content/pages/{id}/', { params: { id }, query: { version } }),
};
export const articles = {
  read: (id: number) => api.get('/staff/content/articles/{id}/', { params: { id } }),
  create: (body: New<'articles'>) => api.post('/staff/content/articles/', { body }),
  change: (id: number, body: Changed<'articles'>) =>
    api.post('/staff/content/articles/{id}/', { params: { id }, body }),
  remove: (id: number, version: number) =>
    api.delete('/staff/content/articles/{id}/', { params: { id }, query: { version } }),
};
export const blocks = {
  read: (id: number) => api.get('/staff/content/blocks/{id}/', { params: { id } }),
  create: (body: New<'blocks'>) => api.post('/staff/content/blocks/', { body }),
  change: (id: number, body: Changed<'blocks'>) =>
    api.post('/staff/content/blocks/{id}/', { params: { id }, body }),
  remove: (id: number, version: number) =>
    api.delete('/staff/content/blocks/{id}/', { params: { id }, query: { version } }),
};
export const popups = {
  read: (id: number) => api.get('/staff/content/popups/{id}/', { params: { id } }),
  create: (body: New<'popups'>) => api.post('/staff/content/popups/', { body }),
  change: (id: number, body: Changed<'popups'>) =>
    api.post('/staff/content/popups/{id}/', { params: { id }, body }),
  remove: (id: number, version: number) =>
    api.delete('/staff/content/popups/{id}/', { params: { id }, query: { version } }),
};

/** Everything of content is read again after a change: lists, marks and forms hang together. */
export const CONTENT = ['content'];

export const readMailTexts = {
  queryKey: [...CONTENT, 'mail'],
  queryFn: () => api.get('/staff/content/mail-texts/'),
};
