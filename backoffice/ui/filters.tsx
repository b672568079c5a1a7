import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { ui as text } from './messages.ts';
import { useInHand } from './use-in-hand.ts';

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

type Said<Search> = { [Name in keyof Search]?: Exclude<Search[Name], undefined | '' | false> };

/** What is not chosen is not said: neither in the address nor to the shop. */
const said = <Search extends object>(all: Search) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Said<Search>;

/** What the address asks a list for, by the route of its screen, and how that is changed. */
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

type FieldsProps = {
  filters: readonly Filter[];
  /** From `useFilters`. */
  asked: object;
  set: (change: Record<string, string>) => void;
};

export function FilterFields({ filters, asked, set }: FieldsProps) {
  return filters.map(({ name, options, all = text.all, className = 'w-40', ...field }) => {
    const shared = {
      ...{ name, className, ...field },
      value: String(Reflect.get(asked, name) ?? ''),
      onChange: (value: string) => set({ [name]: value }),
    };
    return options ? (
      <Select key={name} {...shared} options={[{ value: '', label: all }, ...options]} />
    ) : (
      <Field key={name} {...shared} />
    );
  });
}

type Props = {
  /** What stays in view however narrow the screen: the field that is typed into. */
  search?: ReactNode;
  /** How many of the others narrow the list now. */
  chosen: number;
  /** Beside them: what is done with the whole list. */
  actions?: ReactNode;
  /** In a panel that has room around its content already. */
  isBare?: boolean;
  children?: ReactNode;
};

/** What a list is narrowed by. Held in the hand it folds away behind a button that says how much is chosen. */
export function Filters({ search, chosen, actions, isBare = false, children }: Props) {
  const isInHand = useInHand();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isBare ? 'filter-row' : 'filters'}>
      {search}
      {isInHand && children && (
        <Button
          icon="filter"
          aria-expanded={isOpen}
          className="whole-row"
          onClick={() => setOpen(!isOpen)}
        >
          {text.filters(chosen)}
        </Button>
      )}
      {(!isInHand || isOpen) && children}
      {actions}
    </div>
  );
}
