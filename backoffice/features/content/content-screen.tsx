import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { articles } from '../../resources/content/articles.tsx';
import { blocks } from '../../resources/content/blocks.tsx';
import { pages } from '../../resources/content/pages.tsx';
import { popups } from '../../resources/content/popups.tsx';
import { phones } from '../../resources/phones/resource.tsx';
import { redirects } from '../../resources/redirects/resource.tsx';
import { ResourceList } from '../../resources/resource-list.tsx';
import { useMay } from '../../session/session.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { ui } from '../../ui/messages.ts';
import { Screen } from '../../ui/screen.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { MailList } from './mail-list.tsx';
import { text } from './messages.ts';
import { BlockLists, PageLists, PhoneLists } from './ordered-lists.tsx';
import { SeoForms } from './seo-forms.tsx';

type Section = {
  id: string;
  label: string;
  list: ReactNode;
  /** Of lists without filters, which are taken along as a whole; the others have it beside theirs. */
  exported?: `/staff/content/${string}/export/`;
};

/** Everything the shop says beside its catalogue, by kind. */
export default function ContentScreen() {
  const mayWrite = useMay('content.write');
  const sections: [Section, ...Section[]] = [
    {
      id: 'pages',
      label: pages.texts.many,
      list: <PageLists />,
      exported: '/staff/content/pages/export/',
    },
    {
      id: 'articles',
      label: articles.texts.many,
      list: <ResourceList key="articles" resource={articles} />,
    },
    {
      id: 'blocks',
      label: blocks.texts.many,
      list: <BlockLists />,
      exported: '/staff/content/blocks/export/',
    },
    {
      id: 'popups',
      label: popups.texts.many,
      list: <ResourceList key="popups" resource={popups} />,
    },
    {
      id: 'phones',
      label: phones.texts.many,
      list: <PhoneLists />,
      exported: '/staff/content/phones/export/',
    },
    { id: 'seo', label: text.seo, list: <SeoForms /> },
    {
      id: 'mail',
      label: text.mail,
      list: <MailList />,
      exported: '/staff/content/mail-texts/export/',
    },
    {
      id: 'redirects',
      label: redirects.texts.many,
      list: <ResourceList key="redirects" resource={redirects} />,
    },
  ];
  const { section: wanted } = useParams({ strict: false });
  const shown = sections.find(({ id }) => id === wanted) ?? sections[0];
  return (
    <Screen
      title={text.title}
      needs="content.read"
      actions={
        <>
          {shown.exported && <ExportButton path={shown.exported} />}
          {mayWrite && shown.id === 'pages' && (
            <Button kind="primary" icon="plus" href={`${pages.href}/new`}>
              {ui.addRow}
            </Button>
          )}
        </>
      }
    >
      <SectionLinks
        label={text.sections}
        links={sections.map(({ id, label }) => ({
          href: `/admin/content/${id}`,
          label,
          isHere: id === shown.id,
        }))}
      />
      {shown.list}
    </Screen>
  );
}
