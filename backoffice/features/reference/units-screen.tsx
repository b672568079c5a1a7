import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { listUnits } from '../../../contract/staff/operations/units-and-warehouses.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Button } from '../../../storefront/ui/button.tsx';
import { Dialog } from '../../../storefront/ui/dialog.tsx';
import { toast } from '../../../storefront/ui/toast.ts';
import { api } from '../../api/api.ts';
import { readUnits, titleOf } from '../../api/catalogue-reference.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LanguagePair, TextField, TickField, useStaffForm } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { messages } from './messages.ts';
import { WarehousesPanel } from './warehouses-panel.tsx';

type Unit = AnswerOf<typeof listUnits>[number];

export default function UnitsScreen() {
  const text = useMessages(messages);
  const mayWrite = useMay('products.write');
  const query = useQuery(readUnits);
  const [edited, setEdited] = useState<Unit | null>(null);
  const columns: Column<Unit>[] = [
    {
      key: 'title',
      title: text.title,
      cell: (unit) =>
        mayWrite ? (
          <button
            type="button"
            onClick={() => setEdited(unit)}
            aria-label={text.edit(titleOf(unit))}
            className="row-link font-semibold"
          >
            {titleOf(unit)}
          </button>
        ) : (
          titleOf(unit)
        ),
    },
    { key: 'key', title: text.key, cell: ({ key }) => <code>{key}</code> },
    {
      key: 'smallest',
      title: text.smallest,
      isNumber: true,
      cell: ({ smallest_quantity }) => smallest_quantity,
    },
    { key: 'step', title: text.step, isNumber: true, cell: ({ quantity_step }) => quantity_step },
    { key: 'products', title: text.products, isNumber: true, cell: ({ products }) => products },
  ];
  return (
    <CatalogueFrame page="units">
      <div className="grid gap-4">
        <Panel title={text.unitsOnly} flush>
          <Loaded query={query}>
            {(units) => (
              <DataTable
                file="units.csv"
                label={text.unitsOnly}
                columns={columns}
                rows={units}
                keyOf={({ key }) => key}
              />
            )}
          </Loaded>
        </Panel>
        <WarehousesPanel />
      </div>
      {edited && <UnitDialog unit={edited} onClose={() => setEdited(null)} />}
    </CatalogueFrame>
  );
}

function UnitDialog({ unit, onClose }: { unit: Unit; onClose: () => void }) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const { key, version } = unit;
  const { control, submit, formState } = useStaffForm({
    values: {
      title_ro: unit.title_ro,
      title_ru: unit.title_ru,
      is_cut: unit.is_cut,
      smallest_quantity: String(unit.smallest_quantity),
      quantity_step: String(unit.quantity_step),
    },
    async save({ smallest_quantity, quantity_step, ...typed }) {
      const quantities = {
        smallest_quantity: Number(smallest_quantity),
        quantity_step: Number(quantity_step),
      };
      const body = { version, fields: { ...typed, ...quantities } };
      await api.post('/staff/units/{key}/', { params: { key }, body });
      void queries.invalidateQueries({ queryKey: ['units'] });
      toast('success', text.saved);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={titleOf(unit)}>
      <form onSubmit={submit} className="grid gap-4">
        <LanguagePair control={control} name="title" label={text.title} required />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            control={control}
            name="smallest_quantity"
            label={text.smallest}
            inputMode="numeric"
          />
          <TextField control={control} name="quantity_step" label={text.step} inputMode="numeric" />
        </div>
        <TickField control={control} name="is_cut" label={text.isCut} />
        <Button type="submit" kind="primary" loading={formState.isSubmitting}>
          {ui.save}
        </Button>
      </form>
    </Dialog>
  );
}
