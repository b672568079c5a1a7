import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { uiMessages } from '../../kit/ui/messages.ts';

type Props = {
  /** From the top down; the last is the page itself. Home comes by itself. */
  items: readonly { title: string; link: string }[];
};

/** The bar follows its step: a second line begins with a name. */
const step =
  "flex items-center gap-x-2 not-last:after:content-['/'] max-md:nth-last-2:after:content-none";

/** On a phone the way up alone: the page's own name is its heading, just below. */
export function Breadcrumbs({ items }: Props) {
  const text = useMessages(uiMessages);
  const home = { title: text.home, link: localPath(useLocale(), '/') };
  const current = items.at(-1);
  return (
    <nav aria-label={text.breadcrumbs} className="text-sm text-steel">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[home, ...items.slice(0, -1)].map(({ title, link }) => (
          <li key={link} className={step}>
            <a href={link} className="py-1.5 hover:text-ink hover:underline">
              {title}
            </a>
          </li>
        ))}
        {current && (
          <li aria-current="page" className={`${step} text-ink max-md:sr-only`}>
            {current.title}
          </li>
        )}
      </ol>
    </nav>
  );
}
