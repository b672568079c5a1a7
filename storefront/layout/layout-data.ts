import type { AnswerOf } from '../../contract/operation.ts';
import type { listTopCategories } from '../../contract/operations/categories.ts';
import type {
  listHeaderPhones,
  readContactPage,
  readFooterContacts,
} from '../../contract/operations/contacts.ts';
import type { readMenu } from '../../contract/operations/core.ts';
import { orNull } from '../router/failed-calls.ts';
import type { LoaderArguments } from '../router/screen.ts';

export type LayoutData = Awaited<ReturnType<typeof loader>>;

export type Menu = AnswerOf<typeof readMenu>;
export type TopCategory = AnswerOf<typeof listTopCategories>[number];
export type HeaderPhone = AnswerOf<typeof listHeaderPhones>[number];
export type Contacts = AnswerOf<typeof readFooterContacts>;
export type Company = AnswerOf<typeof readContactPage>['company'];

/** What stands around every page. Each part may fail alone: the page stays whole without it. */
export async function loader(args: LoaderArguments) {
  const { api } = args;
  const [categories, phones, contacts, contactPage, settings, announcements] = await Promise.all([
    orNull(api.get('/categories/categories/')),
    orNull(api.get('/contacts/header-phones/')),
    orNull(api.get('/contacts/footer-contacts/')),
    orNull(api.get('/contacts/contact-page/')),
    orNull(api.get('/core/shop/')),
    orNull(api.get('/blog/items/', { query: { kind: 'announcement' } })),
  ]);
  const newest = announcements?.results[0];
  return {
    // What is below them is read when a menu is wanted: it would be most of the data of many pages.
    menu: categories ?? [],
    phones: phones ?? [],
    contacts,
    company: contactPage?.company ?? null,
    settings,
    announcement: newest ? { id: newest.id, slug: newest.slug, title: newest.title } : null,
  };
}
