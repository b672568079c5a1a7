import { type FocusEvent, type SubmitEvent, useRef, useState } from 'react';
import { limits } from '../../../contract/constants.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useLocation, useNavigate } from '../../router/hooks.ts';
import { messages } from './messages.ts';
import { searchPath } from './search-path.ts';

const SearchResults = fetchedPart(() => import('./search-results.tsx'));

/** On another page the search starts over; the search page says what it was opened for. */
export function SearchBox() {
  const { key, pathname, search } = useLocation();
  const isSearchPage = pathname === searchPath(useLocale());
  const searched = isSearchPage ? new URLSearchParams(search).get('search') : null;
  return <Box key={key} searched={searched ?? ''} />;
}

/** A plain form, sent to the search page; what is found while typing opens below it. */
function Box({ searched }: { searched: string }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(searched);
  const [isOpen, setOpen] = useState(false);

  function show() {
    setTyped(input.current?.value ?? '');
    setOpen(true);
  }

  const close = () => setOpen(false);

  /** Also before the results have come; a click between them keeps the focus inside. */
  function leave({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = input.current?.value.trim();
    if (!wanted) return input.current?.focus();
    close();
    navigate(searchPath(locale, wanted));
  }

  return (
    <search className="contents">
      <form
        action={searchPath(locale)}
        data-open={isOpen || undefined}
        onSubmit={submit}
        onBlur={leave}
        className="group min-w-0 flex-1 max-md:data-open:fixed max-md:data-open:inset-0 max-md:data-open:z-50 max-md:data-open:flex max-md:data-open:flex-col max-md:data-open:bg-paper max-md:data-open:text-ink xl:relative"
      >
        <div className="flex items-center max-md:group-data-open:on-ink max-md:group-data-open:p-2">
          <div className="on-paper relative flex min-w-0 flex-1 rounded-control outline-spark focus-within:outline-3">
            <input
              ref={input}
              type="search"
              name="search"
              defaultValue={searched}
              aria-label={text.label}
              placeholder={text.submit}
              maxLength={limits.search}
              autoComplete="off"
              enterKeyHint="search"
              onPointerEnter={SearchResults.prepare}
              onFocus={show}
              onInput={show}
              className="peer h-11 min-w-0 flex-1 pl-3 text-base text-ellipsis md:pl-4 outline-none placeholder:text-steel md:h-12 md:placeholder:text-transparent [&::-webkit-search-cancel-button]:hidden"
            />
            {/* A phone has room for one word, the other screens for what can be looked for. */}
            <span
              aria-hidden="true"
              className="pointer-events-none absolute left-4 hidden leading-12 text-steel md:peer-placeholder-shown:block"
            >
              {text.hint}
            </span>
            {isOpen && (
              <button
                type="button"
                aria-label={text.close}
                onClick={close}
                className="grid w-11 flex-none place-items-center rounded-control text-steel"
              >
                <Icon name="close" size={20} />
              </button>
            )}
            <button
              type="submit"
              aria-label={text.submit}
              className="grid w-11 flex-none place-items-center rounded-control text-copper md:w-14"
            >
              <Icon name="search" />
            </button>
          </div>
        </div>
        {isOpen && <SearchResults text={typed} onClose={close} />}
      </form>
    </search>
  );
}
