import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AttributeForm } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { labelOf, readAttribute, readUnits } from '../../api/catalogue-reference.ts';
import { text as attributeText, valueText } from '../../resources/attributes/messages.ts';
import { attributes } from '../../resources/attributes/resource.tsx';
import { type Value, valuesOf } from '../../resources/attributes/values.tsx';
import type { Id } from '../../resources/resource.ts';
import { ResourceDialog } from '../../resources/resource-dialog.tsx';
import { units } from '../../resources/units/resource.tsx';
import { useResourceForm } from '../../resources/use-resource-form.tsx';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable, figures } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { HeldForm } from '../../ui/held-form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { text } from './messages.ts';

const route = getRouteApi('/signed-in/catalogue/attributes/$id');

/** One attribute: its names, its values, and values that should be one. */
export default function AttributeScreen() {
  const { id } = route.useParams();
  const query = useQuery(readAttribute(id));
  return <Loaded query={query}>{(attribute) => <Attribute attribute={attribute} />}</Loaded>;
}

function Attribute({ attribute }: { attribute: AttributeForm }) {
  const { id, kind, is_fixed, values } = attribute;
  const mayWrite = useMay('products.write');
  // Yes and no are all there is.
  const mayAdd = mayWrite && kind !== 'yes-no';
  const [edited, setEdited] = useState<Id | 'new' | null>(null);
  const [merged, setMerged] = useState<Omit<Value, 'version'> | null>(null);
  const columns: Column<(typeof values)[number]>[] = [
    {
      key: 'label',
      title: valueText.label,
      cell: (value) =>
        mayAdd ? (
          <button
            type="button"
            onClick={() => setEdited(value.id)}
            aria-label={ui.edit(value.label_ro)}
            className="row-link font-semibold"
          >
            {value.label_ro}
          </button>
        ) : (
          value.label_ro
        ),
    },
    { key: 'ru', title: 'RU', cell: ({ label_ru }) => label_ru || <Badge kind="warn">—</Badge> },
    { key: 'key', title: valueText.key, cell: ({ key }) => <code>{key}</code> },
    figures('products', valueText.products, ({ products }) => products),
  ];
  if (mayAdd) {
    columns.push({
      key: 'merge',
      title: <span className="sr-only">{text.merge}</span>,
      isNumber: true,
      className: 'above-row-link',
      cell: (value) => (
        <Button
          size="sm"
          aria-label={`${text.merge}: ${value.label_ro}`}
          onClick={() => setMerged(value)}
        >
          {text.merge}
        </Button>
      ),
    });
  }
  return (
    <Screen
      title={titleOf(attribute)}
      mark={is_fixed && <Badge>{text.fixed}</Badge>}
      back={{ href: attributes.href, label: attributeText.many }}
      actions={
        mayWrite && (
          <>
            {!is_fixed && <Remove attribute={attribute} />}
            {mayAdd && (
              <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
                {valueText.add}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4">
        {is_fixed && <Alert kind="info">{text.fixedText}</Alert>}
        {mayWrite && <Names attribute={attribute} />}
        <Panel
          title={valueText.many}
          flush
          actions={<ExportButton size="sm" path={`/staff/attributes/${id}/values/export/`} />}
        >
          <DataTable
            label={valueText.many}
            columns={columns}
            rows={values}
            keyOf={(value) => value.id}
          />
        </Panel>
      </div>
      {edited !== null && (
        <ResourceDialog
          resource={valuesOf(attribute)}
          id={edited}
          onClose={() => setEdited(null)}
        />
      )}
      {merged && <MergeDialog {...{ attribute }} value={merged} onClose={() => setMerged(null)} />}
    </Screen>
  );
}

function Names({ attribute: held }: { attribute: AttributeForm }) {
  const { form, field } = useResourceForm(attributes, {
    held,
    nextOf: ({ version }, typed) => ({ ...held, ...typed, version }),
  });
  return (
    <Panel>
      <HeldForm form={form} className="grid gap-3 pt-3">
        <attributes.Fields {...{ form, field, held }} />
        <Button
          type="submit"
          loading={form.formState.isSubmitting}
          disabled={!form.formState.isDirty}
          className="justify-self-end"
        >
          {ui.save}
        </Button>
      </HeldForm>
    </Panel>
  );
}

function Remove({ attribute }: { attribute: AttributeForm }) {
  const navigate = useNavigate();
  const counted = useQuery(readUnits).data ?? [];
  const { id, version, key, values, categories } = attribute;
  const having = values.filter(({ products }) => products > 0);
  const wanted = having.map((value) => `${key}:${value.key}`).join('~');
  const namesOf = (some: { title_ro: string; title_ru: string }[]) => some.map(titleOf).join(', ');
  return (
    <RemoveButton
      question={ui.removeSure(titleOf(attribute))}
      text={attributeText.removeText(values.length)}
      uses={[
        {
          label: attributeText.products,
          said: having.map(labelOf).join(', '),
          href: `/admin/products?${new URLSearchParams({ attributes: wanted })}`,
        },
        { label: attributeText.usedIn, said: namesOf(categories) },
        {
          label: units.texts.many,
          said: namesOf(counted.filter(({ content_attribute }) => content_attribute === key)),
        },
      ]}
      remove={() => api.delete('/staff/attributes/{id}/', { params: { id }, query: { version } })}
      renews={attributes.renews}
      onRemoved={() => void navigate({ to: '/catalogue/attributes' })}
    />
  );
}
