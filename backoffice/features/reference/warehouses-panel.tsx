import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { listWarehouses } from '../../../contract/staff/operations/units-and-warehouses.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { readWarehouses } from '../../api/catalogue-reference.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { LanguagePair, TextField, useStaffForm } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { messages } from './messages.ts';

type Warehouse = AnswerOf<typeof listWarehouses>[number];

/** In the order in which orders take from them. */
export function WarehousesPanel() {
  const text = useMessages(messages);
  const mayWrite = useMay('stock.write');
  const query = useQuery(readWarehouses);
  const [edited, setEdited] = useState<Warehouse | 'new' | null>(null);
  const columns: Column<Warehouse>[] = [
    {
      key: 'title',
      title: text.title,
      cell: (warehouse) =>
        mayWrite ? (
          <button
            type="button"
            onClick={() => setEdited(warehouse)}
            aria-label={text.edit(titleOf(warehouse))}
            className="row-link font-semibold"
          >
            {titleOf(warehouse)}
          </button>
        ) : (
          titleOf(warehouse)
        ),
    },
    { key: 'key', title: text.key, cell: ({ key }) => <code>{key}</code> },
    { key: 'position', title: text.position, isNumber: true, cell: ({ position }) => position },
    { key: 'products', title: text.products, isNumber: true, cell: ({ products }) => products },
  ];
  return (
    <Panel
      title={text.warehouses}
      flush
      actions={
        <>
          <ExportButton size="sm" path="/staff/warehouses/export/" />
          {mayWrite && (
            <Button size="sm" icon="plus" onClick={() => setEdited('new')}>
              {text.newWarehouse}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query}>
        {(warehouses) => (
          <DataTable
            label={text.warehouses}
            columns={columns}
            rows={warehouses}
            keyOf={({ id }) => id}
          />
        )}
      </Loaded>
      {edited && <WarehouseDialog warehouse={edited} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

type Props = { warehouse: Warehouse | 'new'; onClose: () => void };

function WarehouseDialog({ warehouse, onClose }: Props) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const known = warehouse === 'new' ? null : warehouse;
  const { control, submit, formState } = useStaffForm({
    values: {
      title_ro: known?.title_ro ?? '',
      title_ru: known?.title_ru ?? '',
      key: known?.key ?? '',
      position: String(known?.position ?? 0),
    },
    async save({ position, ...typed }) {
      const fields = { ...typed, position: numberIn(position, wholeRules) ?? 0 };
      if (known) {
        const body = { version: known.version, fields };
        await api.post('/staff/warehouses/{id}/', { params: { id: known.id }, body });
      } else await api.post('/staff/warehouses/', { body: fields });
      void queries.invalidateQueries({ queryKey: readWarehouses.queryKey });
      toast('success', text.saved);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={known ? titleOf(known) : text.newWarehouse}>
      <StaffForm onSubmit={submit} className="grid gap-4">
        <LanguagePair control={control} name="title" label={text.title} required />
        <div className="grid grid-cols-2 gap-4">
          <TextField control={control} name="key" label={text.key} required />
          <NumberField control={control} name="position" label={text.position} rules={wholeRules} />
        </div>
        <Button type="submit" kind="primary" loading={formState.isSubmitting}>
          {ui.save}
        </Button>
      </StaffForm>
    </Dialog>
  );
}
