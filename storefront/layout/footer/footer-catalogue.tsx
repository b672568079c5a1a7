import { FOOTER_CATEGORIES_PREVIEW } from '../../../contract/constants.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import type { Contacts } from '../layout-data.ts';
import { FooterLinks } from './footer-links.tsx';
import { messages } from './messages.ts';

/** The first categories, and the others on demand. */
export function FooterCatalogue({ categories }: Pick<Contacts, 'categories'>) {
  const text = useMessages(messages);
  const locale = useLocale();
  const links = categories.map(({ slug, title }) => ({
    title,
    link: localPath(locale, `/catalog/${slug}`),
  }));
  const others = links.slice(FOOTER_CATEGORIES_PREVIEW);
  return (
    <>
      <FooterLinks links={links.slice(0, FOOTER_CATEGORIES_PREVIEW)} />
      {others.length > 0 && (
        <details className="group/all">
          <summary className="inline-flex min-h-11 list-none items-center font-semibold text-spark underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open/all:hidden">{text.seeAll}</span>
            <span className="not-group-open/all:hidden">{text.seeLess}</span>
          </summary>
          <FooterLinks links={others} />
        </details>
      )}
    </>
  );
}
