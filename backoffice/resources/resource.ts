import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Locale } from '../../contract/locale.ts';
import type { Permission } from '../../contract/staff/permissions.ts';
import type { WordsOf } from '../ui/conflict.tsx';
import type { Column } from '../ui/data-table.tsx';
import type { ExportButton } from '../ui/export-button.tsx';
import type { Filter } from '../ui/filters.tsx';
import type { Use } from '../ui/remove-button.tsx';

/** What menus, the palette and the audit log know of a resource. */
export type Place = {
  /** As the audit log names it. */
  entity: string;
  /** Where its list stands. */
  href: `/admin/${string}`;
  reads: Permission;
  texts: { one: string; many: string };
  /** Its list, where that stands with others of its address. */
  show?: (title?: string) => ReactNode;
};

/** `title` stands for `title_ro` and `title_ru`. */
type Base<Name> = Name extends `${infer Pair}_${Locale}` ? Pair : Name;
export type Labelled<Values> = Base<keyof Values> & string;

/** What a field of the form is given by its name. */
export type FieldOf<Values extends FieldValues> = <const Name extends Labelled<Values>>(
  name: Name,
) => { control: Control<Values>; name: Name; label: string };

export type Id = number | string;

/** A kind of things the shop's people keep: how it is read and written, and what it is called. */
export type Resource<
  Whole extends { version: number },
  Values extends FieldValues,
  Body extends object,
  Saved = unknown,
> = Place & {
  texts: { add: string } & Record<Labelled<Values>, string>;
  writes: Permission | readonly Permission[];
  /** Queries that show it, read again after each change; the first is its own. */
  renews: readonly [QueryKey, ...QueryKey[]];
  idOf: (whole: Whole) => Id;
  titleOf: (whole: Whole) => string;
  read: (id: Id) => Promise<Whole>;
  create: (body: Body) => Promise<Saved>;
  /** `changed`: what was typed anew; the rest is nobody's to save over. */
  change: (id: Id, version: number, changed: Partial<Body>, body: Body) => Promise<Saved>;
  /** How a form begins; null: of a new one. */
  valuesOf: (whole: Whole | null) => Values;
  bodyOf: (values: Values, held: Whole | null) => Body;
  wordsOf?: WordsOf;
  Fields: ComponentType<{
    form: UseFormReturn<Values>;
    field: FieldOf<Values>;
    held: Whole | null;
  }>;
  /** Of its dialog. */
  size?: 'lg';
  removal?: {
    remove: (id: Id, version: number) => Promise<unknown>;
    /** What has it, and keeps it from being deleted. */
    usesOf?: (whole: Whole) => Use[];
    /** What to know before it is gone. */
    text?: string;
  };
};

/** What a list is asked for: what is chosen, by its name in the address, and which page of it. */
export type Asked = Record<string, string> & { before?: string; limit?: string };

export type Rows<Row> = { results: readonly Row[]; next: Id | null; total?: number };

/** For `read`, of what has no call of its own to be read by. */
export function oneOf<Row>(rows: readonly Row[], isIt: (row: Row) => boolean): Row {
  const found = rows.find(isIt);
  if (!found) throw new Error('it is not there any more');
  return found;
}

/** One that stands in a table; a row has a part of what its form has. */
export type Listed<
  Row extends object,
  Whole extends Row & { version: number },
  Values extends FieldValues,
  Body extends object,
  Saved = unknown,
> = Resource<Whole, Values, Body, Saved> & {
  idOf: (row: Row) => Id;
  titleOf: (row: Row) => string;
  list: (asked: Asked) => Promise<Rows<Row>>;
  /** Of the first column, which opens the row. */
  heading: string;
  /** In place of the title alone. */
  shown?: (row: Row) => ReactNode;
  columns: (rows: readonly Row[]) => Column<Row>[];
  exported: ComponentProps<typeof ExportButton>['path'];
  /** Where not all who write may also add. */
  creates?: Permission;
  /** Whether the list is searched, by what stands in the address. */
  isSearched?: boolean;
  /** By which it is narrowed as well. */
  filters?: readonly Filter[];
  /** Each is written on a screen of its own, below the list's. */
  hasScreens?: boolean;
  empty?: (search: string) => ReactNode;
};
