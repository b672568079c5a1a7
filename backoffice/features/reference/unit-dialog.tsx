import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { listUnits } from '../../../contract/staff/operations/units-and-warehouses.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { readAttributes } from '../../api/catalogue-reference.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { ChoiceField, LanguagePair, TextField, TickField, useStaffForm } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { messages } from './messages.ts';

export type Unit = AnswerOf<typeof listUnits>[number];

type Values = {
  key: string;
  title_ro: string;
  title_ru: string;
  is_cut: boolean;
  smallest_quantity: string;
  quantity_step: string;
  content_unit: string;
  content_attribute: string;
};

type Props = { unit: Unit | 'new'; units: Unit[]; onClose: () => void };

/** What is counted and priced. Who writes content alone says how it is called, and no more. */
export function UnitDialog({ unit, units, onClose }: Props) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('products.write');
  const known = unit === 'new' ? null : unit;
  const { control, submit, formState } = useStaffForm<Values>({
    values: {
      key: known?.key ?? '',
      title_ro: known?.title_ro ?? '',
      title_ru: known?.title_ru ?? '',
      is_cut: known?.is_cut ?? false,
      smallest_quantity: String(known?.smallest_quantity ?? 1),
      quantity_step: String(known?.quantity_step ?? 1),
      content_unit: known?.content_unit ?? '',
      content_attribute: known?.content_attribute ?? '',
    },
    async save(typed) {
      await (mayWrite ? saveUnit(known, typed) : renameUnit(known, typed));
      void queries.invalidateQueries({ queryKey: ['units'] });
      toast('success', text.saved);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={known ? titleOf(known) : text.newUnit}>
      <StaffForm onSubmit={submit} className="grid gap-4">
        {!known && (
          <TextField control={control} name="key" label={text.key} hint={text.keyStays} required />
        )}
        <LanguagePair control={control} name="title" label={text.title} required="both" />
        {mayWrite && (
          <HowItIsSold control={control} units={units.filter(({ key }) => key !== known?.key)} />
        )}
        <Button type="submit" kind="primary" loading={formState.isSubmitting}>
          {ui.save}
        </Button>
      </StaffForm>
    </Dialog>
  );
}

function HowItIsSold({ control, units }: { control: Control<Values>; units: Unit[] }) {
  const text = useMessages(messages);
  const attributes = useQuery(readAttributes).data ?? [];
  const whole = { control, rules: wholeRules, required: true };
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NumberField {...whole} name="smallest_quantity" label={text.smallest} />
        <NumberField {...whole} name="quantity_step" label={text.step} />
        <ChoiceField
          control={control}
          name="content_unit"
          label={text.holds}
          placeholder="—"
          options={units.map((one) => ({ value: one.key, label: titleOf(one) }))}
        />
        <ChoiceField
          control={control}
          name="content_attribute"
          label={text.holdsBy}
          placeholder="—"
          options={attributes
            .filter(({ kind }) => kind === 'number')
            .map((one) => ({ value: one.key, label: titleOf(one) }))}
        />
      </div>
      <TickField control={control} name="is_cut" label={text.isCut} />
    </>
  );
}

async function saveUnit(known: Unit | null, { key, ...typed }: Values) {
  const fields = {
    ...typed,
    smallest_quantity: numberIn(typed.smallest_quantity, wholeRules) ?? Number.NaN,
    quantity_step: numberIn(typed.quantity_step, wholeRules) ?? Number.NaN,
    content_unit: typed.content_unit || null,
    content_attribute: typed.content_attribute || null,
  };
  if (!known) return api.post('/staff/units/', { body: { key, ...fields } });
  const body = { version: known.version, fields };
  return api.post('/staff/units/{key}/', { params: { key: known.key }, body });
}

async function renameUnit(known: Unit | null, { title_ro, title_ru }: Values) {
  if (!known) return;
  const body = { version: known.version, title_ro, title_ru };
  return api.post('/staff/content/units/{key}/', { params: { key: known.key }, body });
}
