import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Field } from '../../kit/ui/field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { uiMessages } from './messages.ts';

/** By what a list is narrowed, under its name in the address: a choice, a text or a day. */
export type Filter = {
  name: string;
  label: string;
  options?: readonly { value: string; label: string }[];
  /** Where nothing is chosen. */
  all?: string;
  type?: 'date';
  className?: string;
};

/** What the address asks a list for, and how that is changed; what is empty is not said. */
export function useAsked(names: readonly string[]) {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked: Record<string, string> = Object.fromEntries(
    names.flatMap((name) => (address[name] ? [[name, String(address[name])]] : [])),
  );
  const ask = useCallback(
    (name: string, value: string) =>
      void navigate({
        to: '.',
        search: (now) => ({ ...now, [name]: value || undefined }),
        replace: true,
      }),
    [navigate],
  );
  return { asked, ask };
}

type Said<Search> = { [Name in keyof Search]?: Exclude<Search[Name], undefined | '' | false> };

/** What is not chosen is not said: neither in the address nor to the shop. */
const said = <Search extends object>(all: Search) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Said<Search>;

/** The same where a screen's own route says what may stand in its address. */
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

type Props = ReturnType<typeof useAsked> & { filters: readonly Filter[] };

export function FilterFields({ filters, asked, ask }: Props) {
  const text = useMessages(uiMessages);
  return filters.map(({ name, options, all = text.all, className = 'w-40', ...field }) => {
    const shared = {
      ...{ name, className, ...field },
      value: asked[name] ?? '',
      onChange: (value: string) => ask(name, value),
    };
    return options ? (
      <Select key={name} {...shared} options={[{ value: '', label: all }, ...options]} />
    ) : (
      <Field key={name} {...shared} />
    );
  });
}
