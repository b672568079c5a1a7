import { useState } from 'react';
import { FOOTER_CATEGORIES_PREVIEW } from '../../../contract/constants.ts';
import { localPath, useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { Contacts } from '../layout-data.ts';
import { footerLinkClass } from './footer-links.tsx';
import { messages } from './messages.ts';

/** The first categories, then all on demand; without script all of them at once. */
export function FooterCatalogue({ categories }: Pick<Contacts, 'categories'>) {
  const text = useMessages(messages);
  const locale = useLocale();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <ul>
        {categories.map(({ id, slug, title }, place) => (
          <li
            key={id}
            className={
              showsAll || place < FOOTER_CATEGORIES_PREVIEW ? '' : 'hidden noscript:list-item'
            }
          >
            <a href={localPath(locale, `/catalog/${slug}`)} className={footerLinkClass}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {categories.length > FOOTER_CATEGORIES_PREVIEW && (
        <button
          type="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="min-h-11 font-semibold text-spark underline-offset-4 hover:underline noscript:hidden"
        >
          {showsAll ? text.seeLess : text.seeAll}
        </button>
      )}
    </>
  );
}
