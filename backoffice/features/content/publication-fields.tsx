import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { fromShopTime } from '../../../contract/shop-time.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { TickField } from '../../ui/form.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { fieldMessages } from './field-messages.ts';

type Props<T extends FieldValues> = { control: Control<T>; start: 'starts_at' | 'published_at' };

/** When customers see it: a switch and two moments by the shop's clock. */
export function PublicationFields<T extends FieldValues>({ control, start }: Props<T>) {
  const fields = useMessages(fieldMessages);
  return (
    <Panel title={fields.publication}>
      <div className="grid gap-3">
        <div>
          <TickField control={control} name={'active' as FieldPath<T>} label={fields.active} />
          <p className="text-sm text-steel">{fields.activeHint}</p>
        </div>
        <div className="grid gap-3 md:grid-cols-2">
          <MomentField
            control={control}
            name={start as FieldPath<T>}
            label={fields[start]}
            required={start === 'published_at'}
          />
          <MomentField control={control} name={'ends_at' as FieldPath<T>} label={fields.ends_at} />
        </div>
      </div>
    </Panel>
  );
}

type Typed = { starts_at: string; ends_at: string };
type Held = { starts_at: string | null; ends_at: string | null };

/** Typed by the shop's clock, sent as moments. */
export const asMoments = ({ starts_at, ends_at }: Typed, held: Held | null) => ({
  starts_at: fromShopTime(starts_at, held?.starts_at),
  ends_at: fromShopTime(ends_at, held?.ends_at),
});
