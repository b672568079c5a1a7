import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { locale } from '../../i18n.ts';
import { TextField } from '../../ui/form.tsx';
import { connectionMessages } from './connection-messages.ts';

type Props<T extends FieldValues> = { control: Control<T>; name: FieldPath<T> };

/** Where an account may come from, one network a line. */
export function NetworksField<T extends FieldValues>(place: Props<T>) {
  const text = useMessages(connectionMessages);
  return (
    <TextField
      {...place}
      label={text.networks}
      hint={text.networksHint}
      multiline
      rows={4}
      spellCheck={false}
    />
  );
}

export const networksIn = (typed: string) =>
  typed
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

type Settable = (name: 'networks', error: { type: string; message: string }) => void;

/** The list is one field here: what is wrong with one of its lines is said below it. */
export function showNetworkMistake(error: unknown, setError: Settable): boolean {
  const { fields } = explainFailure(error, locale);
  const name = Object.keys(fields).find((one) => one.startsWith('networks'));
  const message = name === undefined ? undefined : fields[name];
  if (message) setError('networks', { type: 'shop', message });
  return message !== undefined;
}
