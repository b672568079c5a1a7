import type { SettingName } from '../../../contract/editing/settings.ts';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { readSettings, UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { focusedFirst } from '../../ui/focused-first.ts';
import { isNameOfSetting, nameOfPlace, nameOfSetting } from './setting-names.ts';
import { text } from './unreadable-messages.ts';

/** Above all settings: what was stored by another version and cannot be read by this one. */
export function UnreadableSettings({ settings }: { settings: AnswerOf<typeof readSettings> }) {
  const { own_address, ...all } = settings;
  const found = Object.entries(all).flatMap(([name, { unreadable }]) =>
    isNameOfSetting(name) && unreadable.length > 0 ? [{ name, unreadable }] : [],
  );
  if (found.length === 0) return null;
  return (
    <Alert kind="warning" title={text.title}>
      <p>{text.hint}</p>
      <ul className="mt-2 grid gap-2">
        {found.map(({ name, unreadable }) => (
          <li key={name}>
            <p className="font-semibold">{nameOfSetting(name)}</p>
            <Parts name={name} unreadable={unreadable} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type PartsProps = { name: SettingName; unreadable: UnreadablePart[] };

const Parts = ({ name, unreadable }: PartsProps) => {
  return (
    <ul className="list-disc pl-5 text-sm">
      {unreadable.map(({ place, stored }) => (
        <li key={place} className="wrap-anywhere">
          {text.part(nameOfPlace(name, place), stored)}
        </li>
      ))}
    </ul>
  );
};

type DialogProps = PartsProps & { isAsked: boolean; onClose: () => void; onReplace: () => void };

/** Before something that nobody could read is replaced by what the form shows. */
export function ReplaceDialog({ name, unreadable, isAsked, onClose, onReplace }: DialogProps) {
  return (
    <Dialog
      open={isAsked}
      onClose={onClose}
      title={text.replaceTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onReplace}>{text.replace}</Button>
          <Button ref={focusedFirst} kind="primary" onClick={onClose}>
            {text.back}
          </Button>
        </div>
      }
    >
      <p className="mb-2">{text.replaceHint}</p>
      <Parts name={name} unreadable={unreadable} />
    </Dialog>
  );
}
