import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { readUnits } from '../../api/catalogue-reference.ts';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { messages } from './messages.ts';
import { type Unit, UnitDialog } from './unit-dialog.tsx';
import { WarehousesPanel } from './warehouses-panel.tsx';

export default function UnitsScreen() {
  const text = useMessages(messages);
  const mayCreate = useMay('products.write');
  /** Content's people name units; how they are sold is the catalogue's. */
  const mayRename = useMay('content.write');
  const mayWrite = mayCreate || mayRename;
  const query = useQuery(readUnits);
  const units = query.data ?? [];
  const [edited, setEdited] = useState<Unit | 'new' | null>(null);
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
    {
      key: 'ru',
      title: locale === 'ru' ? 'RO' : 'RU',
      cell: ({ title_ro, title_ru }) => (locale === 'ru' ? title_ro : title_ru),
    },
    { key: 'key', title: text.key, cell: ({ key }) => <code>{key}</code> },
    {
      key: 'contents',
      title: text.holds,
      cell: ({ content_unit }) => {
        const held = units.find(({ key }) => key === content_unit);
        return held ? titleOf(held) : '—';
      },
    },
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
        <Panel
          title={text.unitsOnly}
          flush
          actions={
            <>
              <ExportButton size="sm" path="/staff/units/export/" />
              {mayCreate && (
                <Button size="sm" icon="plus" onClick={() => setEdited('new')}>
                  {text.newUnit}
                </Button>
              )}
            </>
          }
        >
          <Loaded query={query}>
            {(rows) => (
              <DataTable
                label={text.unitsOnly}
                columns={columns}
                rows={rows}
                keyOf={({ key }) => key}
              />
            )}
          </Loaded>
        </Panel>
        <WarehousesPanel />
      </div>
      {edited && <UnitDialog unit={edited} units={units} onClose={() => setEdited(null)} />}
    </CatalogueFrame>
  );
}
