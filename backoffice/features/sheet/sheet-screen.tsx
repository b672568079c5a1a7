import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { sheetPermissions } from '../../../contract/editing/sheet.ts';
import { sheetColumns } from '../../../contract/staff/sheet-shapes.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { useSession } from '../../session/session.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RestingButton } from '../../ui/resting-button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { attributeKey, type CellKey } from './cells.ts';
import { ChangesDialog, LeftAloneDialog } from './changes-dialog.tsx';
import { ColumnsDialog } from './columns-dialog.tsx';
import { useGridRows } from './grid-rows.ts';
import { columnNames as names, text } from './messages.ts';
import { SavesDialog } from './saves-dialog.tsx';
import { text as saves } from './saves-messages.ts';
import { SheetFiltersBar } from './sheet-filters.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { type StockReason, StockReasonFields } from './stock-reason.tsx';
import { useSheet } from './use-sheet.ts';

const route = getRouteApi('/signed-in/products/sheet');

const gridNames = {
  code: text.code,
  title: text.product,
  units: text.units,
  selected: text.selected,
};

/** Many products at once, as in a spreadsheet: typed or pasted, looked over, saved as one. */
export default function SheetScreen() {
  const { permissions } = useSession();
  const mayWrite = Object.values(sheetPermissions).some((needed) => permissions.includes(needed));
  return (
    <Screen
      title={text.title}
      actions={
        permissions.includes('prices.write') && (
          <Button href="/admin/products/prices" icon="percent">
            {text.prices}
          </Button>
        )
      }
    >
      {mayWrite ? <Sheet /> : <EmptyState icon="shield" title={text.forbidden} />}
    </Screen>
  );
}

function Sheet() {
  const { permissions } = useSession();
  const { category, brand, state, search, columns, hide } = route.useSearch();
  const filters = useMemo(
    () => ({
      ...(category && { category }),
      ...(brand && { brand }),
      ...(state && { state }),
      ...(search && { search }),
      ...(columns && { columns }),
    }),
    [category, brand, state, search, columns],
  );
  const sheet = useSheet(filters);
  const [dialog, setDialog] = useState<'columns' | 'changes' | 'saves' | null>(null);
  const [stock, setStock] = useState<StockReason>({ reason: 'count', note: '' });
  const [isLacking, setLacking] = useState(false);
  const saving = useRef<HTMLFieldSetElement>(null);
  const isAboutStock = [...sheet.edits.values()].some((cells) => 'stock' in cells);
  function save() {
    const isUnexplained = isAboutStock && stock.reason === 'correction' && !stock.note.trim();
    setLacking(isUnexplained);
    if (!isUnexplained) sheet.save(stock);
  }
  const keys = useMemo<CellKey[]>(
    () => [
      ...sheetColumns.filter((key) => !hide?.split(',').includes(key)),
      ...sheet.columns.map(({ id }) => attributeKey(id)),
    ],
    [hide, sheet.columns],
  );
  const nameOf = useCallback(
    (key: CellKey): string => {
      const own = sheetColumns.find((one) => one === key);
      const column = sheet.reading.columns.find(({ id }) => attributeKey(id) === key);
      return own ? names[own] : ((column && titleOf(column)) ?? key);
    },
    [sheet.reading],
  );
  const gridColumns = useMemo(
    () =>
      keys.map((key) => ({
        key,
        name: nameOf(key),
        isNumber: ['price', 'promotion_price', 'stock'].includes(key),
        isEditable: !sheet.isBusy && permissions.includes(permissionFor(key)),
      })),
    [keys, nameOf, permissions, sheet.isBusy],
  );
  const rows = useGridRows(
    sheet.rows,
    keys,
    sheet.columns,
    sheet.edits,
    sheet.refusals,
    sheet.unread,
  );
  const changed = sheet.edits.size;
  const savable = changed - sheet.unread.size;
  return (
    <Panel flush>
      <LeaveGuard when={changed > 0} />
      <SheetFiltersBar onColumns={() => setDialog('columns')} />
      <div className="grid gap-3 p-4">
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-steel">{text.rows(sheet.query.data?.total ?? 0)}</span>
          <RestingButton
            size="sm"
            icon="arrow-left"
            isResting={!sheet.canUndo}
            onClick={sheet.undo}
          >
            {text.undo}
          </RestingButton>
          <RestingButton
            size="sm"
            icon="arrow-right"
            isResting={!sheet.canRedo}
            onClick={sheet.redo}
          >
            {text.redo}
          </RestingButton>
          <Button size="sm" icon="clock" onClick={() => setDialog('saves')}>
            {saves.title}
          </Button>
          <ExportButton
            size="sm"
            path="/staff/sheet/export/"
            filters={{ ...filters, ...(hide && { hide }) }}
          />
          <fieldset
            ref={saving}
            tabIndex={-1}
            className="ml-auto flex flex-wrap gap-2 outline-none"
          >
            <legend className="sr-only">{text.saving}</legend>
            {sheet.hasSaved && (
              <RestingButton
                size="sm"
                isResting={sheet.lastBatch === null}
                loading={sheet.isBusy}
                onClick={() => sheet.undoSave(sheet.lastBatch ?? 0)}
              >
                {text.undoSave}
              </RestingButton>
            )}
            {changed > 0 && (
              <>
                <Button size="sm" kind="ghost" onClick={sheet.discard}>
                  {text.discard}
                </Button>
                <Button size="sm" onClick={() => setDialog('changes')}>
                  {text.changes}
                </Button>
              </>
            )}
            <RestingButton
              size="sm"
              kind="primary"
              isResting={savable === 0}
              loading={sheet.isBusy}
              onClick={save}
            >
              {text.save(savable)}
            </RestingButton>
          </fieldset>
        </div>
        {isAboutStock && (
          <StockReasonFields
            value={stock}
            isLacking={isLacking}
            onChange={(value) => {
              setStock(value);
              setLacking(false);
            }}
          />
        )}
        {sheet.refusals.size > 0 && (
          <Alert kind="warning">{text.refused(sheet.refusals.size)}</Alert>
        )}
        {sheet.unread.size > 0 && <Alert kind="warning">{text.unread(sheet.unread.size)}</Alert>}
        {sheet.outside > 0 && <Alert kind="info">{text.outside(sheet.outside)}</Alert>}
        <Loaded query={sheet.query}>
          {({ total }) =>
            total === 0 ? (
              <EmptyState icon="search" title={text.nothing} />
            ) : (
              <>
                {total > rows.length && <Alert kind="info">{text.cut(rows.length, total)}</Alert>}
                <SheetGrid
                  label={text.sheet}
                  names={gridNames}
                  columns={gridColumns}
                  rows={rows}
                  onEdit={(edits) =>
                    sheet.edit(edits.map((one) => ({ ...one, key: one.key as CellKey })))
                  }
                  onUndo={sheet.undo}
                  onRedo={sheet.redo}
                  onSave={() => savable > 0 && save()}
                  onLeave={() => saving.current?.focus()}
                />
              </>
            )
          }
        </Loaded>
        <p className="text-sm text-steel">{text.keys}</p>
      </div>
      {dialog === 'columns' && <ColumnsDialog onClose={() => setDialog(null)} />}
      {dialog === 'changes' && (
        <ChangesDialog {...{ sheet, nameOf }} onClose={() => setDialog(null)} />
      )}
      {dialog === 'saves' && (
        <SavesDialog
          undoing={sheet.undoing}
          onUndo={sheet.undoSave}
          onClose={() => setDialog(null)}
        />
      )}
      {sheet.leftAlone.length > 0 && (
        <LeftAloneDialog left={sheet.leftAlone} onClose={sheet.forgetLeftAlone} />
      )}
    </Panel>
  );
}

function permissionFor(key: CellKey) {
  if (key.startsWith('promotion_')) return sheetPermissions.promotion;
  const own = sheetColumns.find((one) => one === key);
  return own && own in sheetPermissions
    ? sheetPermissions[own as keyof typeof sheetPermissions]
    : sheetPermissions.attributes;
}
