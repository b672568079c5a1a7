import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from './form.tsx';
import { ui } from './messages.ts';

/** A year has four digits; what is typed is read by the shop's clock (contract/shop-time.ts). */
export const momentInput = { type: 'datetime-local', max: '9999-12-31T23:59' } as const;

type Props<T extends FieldValues> = Omit<ComponentProps<typeof TextField<T>>, 'type' | 'hint'>;

/** A day and a time by the shop's clock, wherever whoever types it is. */
export function MomentField<T extends FieldValues>(props: Props<T>) {
  const { shopClock } = ui;
  return <TextField {...props} {...momentInput} hint={shopClock} />;
}
