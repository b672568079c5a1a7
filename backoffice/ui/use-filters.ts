import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

type Said<Search> = { [Name in keyof Search]?: Exclude<Search[Name], undefined | '' | false> };

/** What is not chosen is not said: neither in the address nor to the shop. */
const said = <Search extends object>(all: Search) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Said<Search>;

/** What a list is narrowed by, as it stands in the address of its screen, and how that is changed. */
export function useFilters<Search extends object>(route: { useSearch: () => Search }) {
  const filters = said(route.useSearch());
  const navigate = useNavigate();
  const set = useCallback(
    (change: Partial<Record<keyof Search, string | boolean>>) =>
      void navigate({ to: '.', search: (now) => said({ ...now, ...change }), replace: true }),
    [navigate],
  );
  return { filters, set };
}
