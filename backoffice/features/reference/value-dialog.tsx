import type { AttributeForm } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { numberIn, numberInField } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { LanguagePair, TextField, useStaffForm } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { messages } from './messages.ts';

const valueRules = { decimals: 6, signed: true };

type Props = {
  attribute: AttributeForm;
  value: AttributeForm['values'][number] | 'new';
  onClose: () => void;
};

export function ValueDialog({ attribute: { id, version, key, kind }, value, onClose }: Props) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const known = value === 'new' ? null : value;
  const { control, submit, formState } = useStaffForm({
    values: {
      label_ro: known?.label_ro ?? '',
      label_ru: known?.label_ru ?? '',
      key: known?.key ?? '',
      number: known?.number == null ? '' : numberInField(known.number),
    },
    async save({ number, ...typed }) {
      const fields = { ...typed, number: numberIn(number, valueRules) };
      const body = { version, fields };
      if (known) {
        const params = { id, value_id: known.id };
        await api.post('/staff/attributes/{id}/values/{value_id}/', { params, body });
      } else await api.post('/staff/attributes/{id}/values/', { params: { id }, body });
      void queries.invalidateQueries({ queryKey: ['attributes'] });
      toast('success', ui.saved);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={known?.label_ro ?? text.newValue}>
      <StaffForm onSubmit={submit} className="grid gap-4">
        <LanguagePair
          control={control}
          name="label"
          label={kind === 'number' ? text.labelOfNumber : text.label}
          required={kind !== 'number'}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField control={control} name="key" label={text.key} required />
          {kind === 'number' && (
            <NumberField control={control} name="number" label={text.number} rules={valueRules} />
          )}
        </div>
        <div className="flex flex-wrap justify-between gap-2">
          {known && (
            <RemoveButton
              question={ui.removeSure(known.label_ro)}
              remove={() =>
                api.delete('/staff/attributes/{id}/values/{value_id}/', {
                  params: { id, value_id: known.id },
                  query: { version },
                })
              }
              renews={[['attributes']]}
              uses={[
                {
                  label: text.products,
                  said: known.products,
                  href: `/admin/products?${new URLSearchParams({ attributes: `${key}:${known.key}` })}`,
                },
              ]}
              onRemoved={onClose}
            />
          )}
          <Button type="submit" kind="primary" loading={formState.isSubmitting} className="ml-auto">
            {ui.save}
          </Button>
        </div>
      </StaffForm>
    </Dialog>
  );
}
