import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AttributeKind, attributeKinds } from '../../../contract/constants.ts';
import type { StaffAttribute } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { readAttributes } from '../../api/catalogue-reference.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { ChoiceField, LanguagePair, TextField, useStaffForm } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { messages } from './messages.ts';

export default function AttributesScreen() {
  const text = useMessages(messages);
  const mayWrite = useMay('products.write');
  const query = useQuery(readAttributes);
  const [isNew, setNew] = useState(false);
  const columns: Column<StaffAttribute>[] = [
    { key: 'title', title: text.title, cell: (attribute) => titleOf(attribute) },
    {
      key: 'key',
      title: text.key,
      cell: ({ key, is_fixed }) => (
        <span className="flex items-center gap-2">
          <code>{key}</code>
          {is_fixed && <Badge>{text.fixed}</Badge>}
        </span>
      ),
    },
    { key: 'kind', title: text.kind, cell: ({ kind }) => text[kind] },
    { key: 'values', title: text.values, isNumber: true, cell: ({ values }) => values },
    { key: 'categories', title: text.usedIn, isNumber: true, cell: ({ categories }) => categories },
    { key: 'products', title: text.products, isNumber: true, cell: ({ products }) => products },
  ];
  return (
    <CatalogueFrame
      page="attributes"
      actions={
        <>
          <ExportButton path="/staff/attributes/export/" />
          {mayWrite && (
            <Button kind="primary" icon="plus" onClick={() => setNew(true)}>
              {text.newAttribute}
            </Button>
          )}
        </>
      }
    >
      <Panel flush>
        <Loaded query={query}>
          {(attributes) => (
            <DataTable
              label={text.attributes}
              columns={columns}
              rows={attributes}
              keyOf={({ id }) => id}
              hrefOf={({ id }) => `/admin/catalogue/attributes/${id}`}
            />
          )}
        </Loaded>
      </Panel>
      <Dialog open={isNew} onClose={() => setNew(false)} title={text.newAttribute}>
        <NewAttribute onDone={() => setNew(false)} />
      </Dialog>
    </CatalogueFrame>
  );
}

function NewAttribute({ onDone }: { onDone: () => void }) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const { control, submit, formState, watch } = useStaffForm<{
    key: string;
    title_ro: string;
    title_ru: string;
    kind: AttributeKind;
    unit_ro: string;
    unit_ru: string;
  }>({
    values: { key: '', title_ro: '', title_ru: '', kind: 'word', unit_ro: '', unit_ru: '' },
    async save(body) {
      await api.post('/staff/attributes/', { body });
      void queries.invalidateQueries({ queryKey: ['attributes'] });
      toast('success', ui.saved);
      onDone();
    },
  });
  return (
    <StaffForm onSubmit={submit} className="grid gap-4">
      <LanguagePair control={control} name="title" label={text.title} required />
      <TextField control={control} name="key" label={text.key} required />
      <ChoiceField
        control={control}
        name="kind"
        label={text.kind}
        options={attributeKinds.map((value) => ({ value, label: text[value] }))}
      />
      {watch('kind') === 'number' && (
        <LanguagePair
          control={control}
          name="unit"
          label={text.numberUnit}
          hint={text.numberUnitHint}
        />
      )}
      <Button type="submit" kind="primary" loading={formState.isSubmitting}>
        {ui.save}
      </Button>
    </StaffForm>
  );
}
