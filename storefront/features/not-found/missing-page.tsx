import { message } from '../../../contract/messages.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { useLocation, useProblem } from '../../router/hooks.ts';
import { CategoryTiles } from './category-tiles.tsx';
import drawingUrl from './cut-cable-404.svg?no-inline';
import { messages } from './messages.ts';
import { SearchForm } from './search-form.tsx';
import { useFrame } from './use-frame.ts';

/** An address that leads nowhere, or cannot be read, and the ways on from here. */
export default function MissingPage() {
  const text = useMessages(messages);
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const isUnreadable = useProblem()?.status === 400;
  const frame = useFrame();
  return (
    <div className="page py-8 md:py-14">
      <title>{isUnreadable ? text.unreadableTitle : text.title}</title>
      <meta name="robots" content="noindex" />
      <div className="grid items-center gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)] xl:gap-16">
        {!isUnreadable && (
          <img
            src={drawingUrl}
            alt=""
            width={600}
            height={260}
            className="w-full max-md:max-w-xs md:col-start-2 md:row-start-1"
          />
        )}
        <div className="md:col-start-1 md:row-start-1">
          <h1 className="text-3xl md:text-4xl">{isUnreadable ? text.unreadable : text.missing}</h1>
          <p className="mt-3 max-w-xl text-lg text-steel">
            {isUnreadable ? text.unreadableText : text.missingText}
          </p>
          <div className="mt-6">
            <SearchForm />
          </div>
          <div className="mt-4 flex flex-wrap gap-3">
            {isUnreadable && search && <Button href={pathname}>{text.withoutFilters}</Button>}
            <Button href={localPath(locale, '/')} icon="arrow-left">
              {text.home}
            </Button>
          </div>
          {!isUnreadable && (
            <p lang="en" className="mt-6 text-sm break-all text-steel">
              {message('ERROR.PAGE_NOT_FOUND', locale, { path: pathname })}
            </p>
          )}
        </div>
      </div>
      <div className="mt-12 md:mt-16">
        <CategoryTiles menu={frame?.menu ?? []} />
      </div>
    </div>
  );
}
