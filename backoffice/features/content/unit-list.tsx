import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { listUnits } from '../../../contract/staff/operations/content.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { toast } from '../../../storefront/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LanguagePair, useStaffForm } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { CONTENT } from './desks.ts';
import { DialogForm } from './dialog-form.tsx';
import { fieldMessages } from './field-messages.ts';
import { messages } from './messages.ts';

type Unit = AnswerOf<typeof listUnits>[number];

/** What stands beside prices and quantities. How a unit is sold belongs to the catalogue. */
export function UnitList() {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('content.write');
  const [edited, setEdited] = useState<Unit | null>(null);
  const query = useQuery({
    queryKey: [...CONTENT, 'units'],
    queryFn: () => api.get('/staff/content/units/'),
  });
  const columns: Column<Unit>[] = [
    {
      key: 'ro',
      title: ui.romanian,
      cell: (unit) =>
        mayWrite ? (
          <button type="button" className="row-link font-semibold" onClick={() => setEdited(unit)}>
            {unit.title_ro}
          </button>
        ) : (
          unit.title_ro
        ),
    },
    { key: 'ru', title: ui.russian, cell: ({ title_ru }) => title_ru },
    { key: 'key', title: text.kind, cell: ({ key }) => <code>{key}</code> },
  ];
  return (
    <Panel flush>
      <Loaded query={query}>
        {(units) => (
          <DataTable
            file="unit-names.csv"
            label={text.units}
            columns={columns}
            rows={units}
            keyOf={({ key }) => key}
          />
        )}
      </Loaded>
      {edited && <UnitDialog unit={edited} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

function UnitDialog({ unit, onClose }: { unit: Unit; onClose: () => void }) {
  const text = useMessages(messages);
  const fields = useMessages(fieldMessages);
  const { key, version, title_ro, title_ru } = unit;
  const { control, submit, formState } = useStaffForm({
    values: { title_ro, title_ru },
    async save(typed) {
      await api.post('/staff/content/units/{key}/', {
        params: { key },
        body: { version, ...typed },
      });
      void queries.invalidateQueries({ queryKey: CONTENT });
      toast('success', text.saved);
      onClose();
    },
  });
  return (
    <DialogForm
      title={title_ro}
      onClose={onClose}
      submit={submit}
      isSubmitting={formState.isSubmitting}
    >
      <LanguagePair control={control} name="title" label={fields.title} required />
    </DialogForm>
  );
}
