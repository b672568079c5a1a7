import { useMessages } from '../../../storefront/i18n/messages.ts';
import { TextField } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { IdentityControl } from './typed-identity.ts';

type BothProps = {
  control: IdentityControl;
  name:
    | 'value.legalAddress'
    | 'value.freeSchedule'
    | `value.addresses.${number}.address`
    | `value.workSchedule.${number}.period`;
  label: string;
  required?: boolean;
};

/** A text of a setting, whose languages stand in one object. */
export function BothLanguages({ control, name, label, required = false }: BothProps) {
  const ui = useMessages(uiMessages);
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextField
        control={control}
        name={`${name}.ro`}
        label={`${label} · ${ui.romanian}`}
        lang="ro"
        required={required}
      />
      <TextField
        control={control}
        name={`${name}.ru`}
        label={`${label} · ${ui.russian}`}
        lang="ru"
      />
    </div>
  );
}
