import { percentRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { useSession } from '../../session/session.ts';
import { NumberInput } from '../../ui/number-field.tsx';
import { CreatesFields } from './creates-fields.tsx';
import { messages } from './messages.ts';
import { guardNames, percentOf, type TypedOptions, writableBy } from './typed-options.ts';
import { writtenNames } from './written-names.ts';

type Props = { typed: TypedOptions; onChange: (typed: TypedOptions) => void };

/** What of the catalogue a table changes, and when somebody is to look first. */
export function OptionsFields({ typed, onChange }: Props) {
  const text = useMessages(messages);
  const names = useMessages(writtenNames);
  const { permissions } = useSession();
  const { writes, guards } = typed;
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <div className="md:order-last md:col-span-2">
        <CreatesFields
          creates={typed.creates}
          onChange={(creates) => onChange({ ...typed, creates })}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-medium">{text.writes}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {writableBy(permissions).map((field) => (
            <Checkbox
              key={field}
              name="writes"
              label={names[field]}
              checked={writes.includes(field)}
              onChange={(isOn) =>
                onChange({
                  ...typed,
                  writes: isOn ? [...writes, field] : writes.filter((one) => one !== field),
                })
              }
            />
          ))}
        </div>
        {writes.length === 0 && (
          <p role="alert" className="text-sm text-danger">
            {text.writesNeeded}
          </p>
        )}
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{text.guards}</legend>
        <div className="flex flex-wrap items-end gap-3">
          {guardNames.map((name) => (
            <NumberInput
              key={name}
              name={name}
              label={text[name]}
              rules={percentRules}
              value={guards[name]}
              error={percentOf(guards[name]) === null ? text.percentWrong : undefined}
              suffix={
                <span className="whitespace-nowrap text-steel">
                  {name === 'share' ? text.shareSuffix : '%'}
                </span>
              }
              onChange={(value) => onChange({ ...typed, guards: { ...guards, [name]: value } })}
              className="min-w-40 flex-1"
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
