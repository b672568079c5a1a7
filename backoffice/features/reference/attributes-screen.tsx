import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffAttribute } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { readAttributes } from '../../api/catalogue-reference.ts';
import { text } from '../../resources/attributes/messages.ts';
import { attributes } from '../../resources/attributes/resource.tsx';
import { ResourceDialog } from '../../resources/resource-dialog.tsx';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable, figures } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { text as ownText } from './messages.ts';

const attributeColumns: Column<StaffAttribute>[] = [
  { key: 'title', title: text.title, cell: (attribute) => titleOf(attribute) },
  {
    key: 'key',
    title: text.key,
    cell: ({ key, is_fixed }) => (
      <span className="flex items-center gap-2">
        <code>{key}</code>
        {is_fixed && <Badge>{ownText.fixed}</Badge>}
      </span>
    ),
  },
  { key: 'kind', title: text.kind, cell: ({ kind }) => text[kind] },
  figures('values', text.values, ({ values }) => values),
  figures('categories', text.usedIn, ({ categories }) => categories),
  figures('products', text.products, ({ products }) => products),
];

/** What products are described by; each has a screen of its own. */
export default function AttributesScreen() {
  const mayWrite = useMay('products.write');
  const query = useQuery(readAttributes);
  const [isNew, setNew] = useState(false);
  return (
    <CatalogueFrame
      page="attributes"
      actions={
        <>
          <ExportButton path="/staff/attributes/export/" />
          {mayWrite && (
            <Button kind="primary" icon="plus" onClick={() => setNew(true)}>
              {text.add}
            </Button>
          )}
        </>
      }
    >
      <Panel flush>
        <Loaded query={query}>
          {(rows) => (
            <DataTable
              label={text.many}
              columns={attributeColumns}
              rows={rows}
              keyOf={({ id }) => id}
              hrefOf={({ id }) => `/admin/catalogue/attributes/${id}`}
            />
          )}
        </Loaded>
      </Panel>
      {isNew && <ResourceDialog resource={attributes} id="new" onClose={() => setNew(false)} />}
    </CatalogueFrame>
  );
}
