import { type FormEvent, useState } from 'react';
import { type ListingState, lookFor } from '../../../../contract/catalogue-url.ts';
import { limits, SEARCH_FILTERS_DEBOUNCE } from '../../../../contract/constants.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import type { ListingView } from '../listing/use-listing.ts';

type Props = {
  view: ListingView;
  label: string;
  submit: string;
  /** What of the listing outlives another text. */
  keep: (state: ListingState) => Partial<ListingState>;
};

/** Looks again as one types, after a pause; Enter does not wait. */
export function ListingSearch({ view, label, submit, keep }: Props) {
  const { search } = view.state;
  const [lastTyped, setTyped] = useState(search);
  // There are other ways to another text, such as the header's search or the back button.
  const typed = lastTyped.trim() === search ? lastTyped : search;

  const look = (text: string, delay: number) => {
    const wanted = lookFor(view.state, text, keep(view.state));
    view.go(wanted, { delay, replace: delay > 0 });
  };

  return (
    <search>
      <form
        action={view.pathname}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          look(typed, 0);
        }}
        className="flex max-w-2xl gap-2"
      >
        <input
          type="search"
          name="search"
          value={typed}
          maxLength={limits.search}
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            look(event.currentTarget.value, SEARCH_FILTERS_DEBOUNCE);
          }}
          className="control"
        />
        <Button type="submit" kind="primary" icon="search" aria-label={submit} />
      </form>
    </search>
  );
}
