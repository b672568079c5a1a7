import type { FormEvent } from 'react';
import { limits } from '../../../contract/constants.ts';
import { writeQuery } from '../../../contract/query-string.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { useLocation, useNavigate } from '../../router/hooks.ts';
import { messages } from './messages.ts';
import { soughtWords } from './sought-words.ts';

/** Filled in with what the address seems to name. */
export function SearchForm() {
  const text = useMessages(messages);
  const navigate = useNavigate();
  const action = localPath(useLocale(), '/search');
  const { pathname } = useLocation();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('search')).trim();
    if (wanted) navigate(`${action}?${writeQuery({ search: wanted })}`);
  }

  return (
    <search>
      <form action={action} onSubmit={search} className="flex max-w-xl gap-2">
        <input
          key={pathname}
          type="search"
          name="search"
          defaultValue={soughtWords(pathname)}
          aria-label={text.search}
          placeholder={text.placeholder}
          maxLength={limits.search}
          autoComplete="off"
          enterKeyHint="search"
          className="control"
        />
        <Button type="submit" kind="primary" icon="search">
          {text.submit}
        </Button>
      </form>
    </search>
  );
}
