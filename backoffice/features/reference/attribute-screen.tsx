import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { AttributeForm } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { readAttribute } from '../../api/catalogue-reference.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { LanguagePair, useStaffForm } from '../../ui/form.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { DeleteAttribute } from './delete-attribute.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { messages } from './messages.ts';
import { ValueDialog } from './value-dialog.tsx';

const route = getRouteApi('/signed-in/catalogue/attributes/$id');

type Value = AttributeForm['values'][number];

/** One attribute: its names, its values, and values that should be one. */
export default function AttributeScreen() {
  const { id } = route.useParams();
  const query = useQuery(readAttribute(id));
  return <Loaded query={query}>{(attribute) => <Attribute attribute={attribute} />}</Loaded>;
}

function Attribute({ attribute }: { attribute: AttributeForm }) {
  const text = useMessages(messages);
  const mayWrite = useMay('products.write');
  // Yes and no are all there is.
  const mayAdd = mayWrite && attribute.kind !== 'yes-no';
  const [edited, setEdited] = useState<Value | 'new' | null>(null);
  const [merged, setMerged] = useState<Value | null>(null);
  const columns: Column<Value>[] = [
    {
      key: 'label',
      title: text.label,
      cell: (value) =>
        mayAdd ? (
          <button
            type="button"
            onClick={() => setEdited(value)}
            aria-label={text.edit(value.label_ro)}
            className="row-link font-semibold"
          >
            {value.label_ro}
          </button>
        ) : (
          value.label_ro
        ),
    },
    { key: 'ru', title: 'RU', cell: ({ label_ru }) => label_ru || <Badge kind="warn">—</Badge> },
    { key: 'key', title: text.key, cell: ({ key }) => <code>{key}</code> },
    { key: 'products', title: text.products, isNumber: true, cell: ({ products }) => products },
    ...(mayAdd
      ? [
          {
            key: 'merge',
            title: <span className="sr-only">{text.merge}</span>,
            isNumber: true,
            className: 'above-row-link',
            cell: (value: Value) => (
              <Button
                size="sm"
                aria-label={`${text.merge}: ${value.label_ro}`}
                onClick={() => setMerged(value)}
              >
                {text.merge}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Screen
      title={titleOf(attribute)}
      mark={attribute.is_fixed && <Badge>{text.fixed}</Badge>}
      back={{ href: '/admin/catalogue/attributes', label: text.attributes }}
      actions={
        mayWrite && (
          <>
            {!attribute.is_fixed && <DeleteAttribute attribute={attribute} />}
            {mayAdd && (
              <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
                {text.newValue}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4">
        {attribute.is_fixed && <Alert kind="info">{text.fixedText}</Alert>}
        {mayWrite && <Names key={attribute.version} attribute={attribute} />}
        <Panel
          title={text.values}
          flush
          actions={
            <ExportButton size="sm" path={`/staff/attributes/${attribute.id}/values/export/`} />
          }
        >
          <DataTable
            label={text.values}
            columns={columns}
            rows={attribute.values}
            keyOf={({ id }) => id}
          />
        </Panel>
      </div>
      {edited && <ValueDialog {...{ attribute }} value={edited} onClose={() => setEdited(null)} />}
      {merged && <MergeDialog {...{ attribute }} value={merged} onClose={() => setMerged(null)} />}
    </Screen>
  );
}

function Names({ attribute }: { attribute: AttributeForm }) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const { id, version, kind, title_ro, title_ru, unit_ro, unit_ru } = attribute;
  const { control, submit, formState, reset } = useStaffForm({
    values: { title_ro, title_ru, unit_ro, unit_ru },
    async save(fields) {
      await api.post('/staff/attributes/{id}/', { params: { id }, body: { version, fields } });
      reset(fields);
      void queries.invalidateQueries({ queryKey: ['attributes'] });
      toast('success', ui.saved);
    },
  });
  return (
    <Panel>
      <StaffForm onSubmit={submit} className="grid gap-3 pt-3">
        <LanguagePair control={control} name="title" label={text.title} required />
        {kind === 'number' && (
          <LanguagePair
            control={control}
            name="unit"
            label={text.numberUnit}
            hint={text.numberUnitHint}
          />
        )}
        <Button
          type="submit"
          loading={formState.isSubmitting}
          disabled={!formState.isDirty}
          className="justify-self-end"
        >
          {ui.save}
        </Button>
      </StaffForm>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
    </Panel>
  );
}
