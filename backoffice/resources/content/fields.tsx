import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { fromShopTime, toShopTime } from '../../../contract/shop-time.ts';
import type { ContentState, MissingTexts } from '../../../contract/staff/content/shapes.ts';
import type { WordsOf } from '../../ui/conflict.tsx';
import { TickField } from '../../ui/form.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './messages.ts';

/** What every kind of content has, as its form is filled with it. */
export type Shown = { id: number; version: number; state: ContentState; missing: MissingTexts };

type Placed<T extends FieldValues> = { control: Control<T>; name: FieldPath<T>; label: string };

type LookProps<T extends FieldValues> = {
  children: ReactNode;
  active: Placed<T>;
  start: Placed<T>;
  end: Placed<T>;
};

/** How it looks, and when customers see it: a switch and two moments by the shop's clock. */
export function LookAndTime<T extends FieldValues>(props: LookProps<T>) {
  const { children, active, start, end } = props;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={text.look}>
        <div className="grid gap-3">{children}</div>
      </Panel>
      <Panel title={text.publication}>
        <div className="grid gap-3">
          <div>
            <TickField {...active} />
            <p className="text-sm text-steel">{text.activeHint}</p>
          </div>
          <div className="grid gap-3 md:grid-cols-2">
            <MomentField {...start} required={start.name === 'published_at'} />
            <MomentField {...end} />
          </div>
        </div>
      </Panel>
    </div>
  );
}

type Dates = { starts_at: string | null; ends_at: string | null };

/** Typed by the shop's clock, sent as moments. */
export const typedDates = (held: Dates | null) => ({
  starts_at: toShopTime(held?.starts_at),
  ends_at: toShopTime(held?.ends_at),
});
export const sentDates = (
  { starts_at, ends_at }: Record<keyof Dates, string>,
  held: Dates | null,
) => ({
  starts_at: fromShopTime(starts_at, held?.starts_at),
  ends_at: fromShopTime(ends_at, held?.ends_at),
});

/** In a conflict: what was chosen by its name, a written text without its marks. */
export const contentWords: WordsOf = (name, value) => {
  const labels: Record<string, unknown> = text;
  if (name === 'kind' || name === 'section') return labels[String(value)] ?? value;
  if (/^(body|description|text)_/.test(name))
    return String(value)
      .replaceAll(/<[^>]*>/g, ' ')
      .trim();
  return value;
};
