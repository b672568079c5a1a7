import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { locale } from '../../i18n.ts';
import { phones } from '../../resources/phones/resource.tsx';
import { redirects } from '../../resources/redirects/resource.tsx';
import { ResourceList } from '../../resources/resource-list.tsx';
import { useMay } from '../../session/session.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { ArticleList } from './article-list.tsx';
import { MailList } from './mail-list.tsx';
import { messages } from './messages.ts';
import { BlockLists, PageLists } from './ordered-lists.tsx';
import { PhoneLists } from './phone-lists.tsx';
import { PopupList } from './popup-list.tsx';
import { SeoForms } from './seo-forms.tsx';

const lists: Record<string, ReactNode> = {
  pages: <PageLists />,
  articles: <ArticleList />,
  blocks: <BlockLists />,
  popups: <PopupList />,
  phones: <PhoneLists />,
  seo: <SeoForms />,
  mail: <MailList />,
  redirects: <ResourceList resource={redirects} />,
};

const sections = [
  'pages',
  'articles',
  'blocks',
  'popups',
  'phones',
  'seo',
  'mail',
  'redirects',
] as const;

/** Lists without filters, which are taken along as a whole; the others have it beside theirs. */
const exported: Partial<Record<(typeof sections)[number], `/staff/content/${string}/export/`>> = {
  pages: '/staff/content/pages/export/',
  blocks: '/staff/content/blocks/export/',
  popups: '/staff/content/popups/export/',
  phones: '/staff/content/phones/export/',
  mail: '/staff/content/mail-texts/export/',
};

/** What has a screen of its own to be written on. */
const written: readonly string[] = ['pages', 'articles', 'popups'];

/** Everything the shop says beside its catalogue, by kind. */
export default function ContentScreen() {
  const text = useMessages(messages);
  const mayWrite = useMay('content.write');
  const { section: wanted } = useParams({ strict: false });
  const section = sections.find((one) => one === wanted) ?? 'pages';
  const path = exported[section];
  const names = {
    ...text,
    phones: phones.texts[locale].many,
    redirects: redirects.texts[locale].many,
  };
  return (
    <Screen
      title={text.title}
      needs="content.read"
      actions={
        <>
          {path && <ExportButton path={path} />}
          {mayWrite && written.includes(section) && (
            <Button kind="primary" icon="plus" href={`/admin/content/${section}/new`}>
              {text.add}
            </Button>
          )}
        </>
      }
    >
      <SectionLinks
        label={text.sections}
        links={sections.map((one) => ({
          href: `/admin/content/${one}`,
          label: names[one],
          isHere: one === section,
        }))}
      />
      {lists[section]}
    </Screen>
  );
}
