import { type ReactNode, useEffect, useRef } from 'react';
import { type AccountData, accountUpdate } from '../../../../contract/forms/account-update.ts';
import type { User } from '../../../../contract/shapes/account.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Alert } from '../../../../kit/ui/alert.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { toast } from '../../../../kit/ui/toast.ts';
import { useForm } from '../../../forms/use-form.ts';
import { readSession } from '../../session/session.ts';
import { messages } from './messages.ts';
import { saveAccount } from './save-account.ts';

/** What customers may write themselves; how prices are shown is a switch of its own. */
export type DataName = Exclude<keyof AccountData, PlaceName | 'net_prices'>;

/** Chosen among the places a courier goes to; region and city are called by them. */
type PlaceName = 'district_id' | 'locality_id';

/** What a control takes of the form. */
type FieldOf<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
};
export type Controls<Name extends DataName> = (
  field: (name: Name | 'current_password') => FieldOf<string>,
  place: (name: PlaceName) => FieldOf<number | null>,
) => ReactNode;

const byPlace: ReadonlySet<DataName> = new Set(['region', 'city']);

type Props<Name extends DataName> = {
  user: User;
  names: readonly Name[];
  controls: Controls<Name>;
  onDone: () => void;
};

export function DataForm<Name extends DataName>({ user, names, controls, onDone }: Props<Name>) {
  const text = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const isPlaced = names.some((name) => byPlace.has(name));
  const initial: Record<string, string | number | null> = {
    ...Object.fromEntries(
      names.filter((name) => !byPlace.has(name)).map((name) => [name, user[name]]),
    ),
    ...(isPlaced && { district_id: user.district_id, locality_id: user.locality_id }),
    current_password: '',
  };
  const { form, field, failure, sending } = useForm({
    schema: accountUpdate,
    initial,
    async send(changes) {
      const saved = await saveAccount(changes, user.id);
      if (saved) toast('success', text.saved);
      // Of somebody else the form is about to go; who was signed out comes back to it.
      if (readSession().kind !== 'guest') onDone();
    },
  });

  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  return (
    <form {...form} className="grid gap-4">
      <div ref={box} className="grid gap-4">
        {controls(
          (name) => ({ ...field(name), value: String(field(name).value ?? '') }),
          (name) => ({ ...field(name), value: Number(field(name).value) || null }),
        )}
      </div>
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" loading={sending} className="flex-1">
          {text.save}
        </Button>
        <Button onClick={onDone}>{text.cancel}</Button>
      </div>
    </form>
  );
}
