import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { SheetColumn, SheetRow } from '../../../contract/staff/sheet-shapes.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { type CellKey, textOf } from './cells.ts';
import { nothingKnown, ofEdited, withRead } from './edited-rows.ts';
import { type CellEdit, editing, noEdits } from './edits.ts';
import { text } from './messages.ts';
import { cellOf, type Problems, rowChange, unreadCells } from './row-change.ts';
import { BATCHES } from './saves-dialog.tsx';
import type { StockReason } from './stock-reason.tsx';

export type SheetFilters = Record<string, string>;
/** By row, then by cell: why it was not saved. */
export type Refusals = ReadonlyMap<number, Problems>;

const none: { rows: SheetRow[]; columns: SheetColumn[] } = { rows: [], columns: [] };

/** What is read, what was typed over it, and saving it; the rows change when they are read anew. */
export function useSheet(filters: SheetFilters) {
  const query = useQuery({
    queryKey: ['sheet', filters],
    queryFn: () => api.get('/staff/sheet/', { query: filters }),
    // Not under what somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const read = query.data ?? none;
  const { rows, columns } = read;
  const [{ edits, past, future }, act] = useReducer(editing, noEdits);
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const [lastBatch, setLastBatch] = useState<number | null>(null);
  const [kept, keep] = useState(nothingKnown);
  const known = useMemo(() => withRead(kept, read), [kept, read]);
  const reading = useMemo(() => ({ locale, columns: [...known.columns.values()] }), [known]);
  const unread = useMemo(() => unreadCells(edits, reading), [edits, reading]);
  const visible = useMemo(() => new Set(rows.map(({ id }) => id)), [rows]);

  const base = useCallback(
    (id: number, key: CellKey) => {
      const row = known.rows.get(id);
      return row ? textOf(row, key, reading) : '';
    },
    [known, reading],
  );

  function edit(cells: CellEdit[]) {
    act({ kind: 'type', cells, base });
    const typed = new Set(cells.map(({ id }) => id));
    keep(ofEdited(known, (id) => edits.has(id) || typed.has(id) || kept.rows.has(id)));
    setRefusals((now) => {
      const next = new Map(now);
      for (const { id, key } of cells) {
        const { [key]: _, ...others } = next.get(id) ?? {};
        if (Object.keys(others).length > 0) next.set(id, others);
        else next.delete(id);
      }
      return next;
    });
  }

  const isSaving = useRef(false);
  const saving = useAct({
    act: async (stock: StockReason) => {
      const changes = [...edits].flatMap(([id, cells]) => {
        const row = known.rows.get(id);
        return row && !unread.has(id) ? rowChange(row, cells, { ...reading, stock }) : [];
      });
      const answer =
        changes.length > 0
          ? await api.post('/staff/sheet/', {
              body: { columns: columns.map(({ id }) => id), rows: changes },
            })
          : { batch: null, saved: [], refused: [] };
      await query.refetch();
      return answer;
    },
    renews: [BATCHES],
    onDone({ batch, saved, refused }) {
      act({ kind: 'saved', ids: saved.map(({ id }) => id) });
      keep((now) => withRead(now, { rows: refused.flatMap(({ row }) => row ?? []), columns: [] }));
      setRefusals(
        new Map(
          refused.map(({ id, fields }) => [
            id,
            Object.fromEntries(
              Object.entries(fields).map(([field, [why = '']]) => [cellOf(field), why]),
            ),
          ]),
        ),
      );
      if (batch !== null) setLastBatch(batch);
      if (saved.length > 0) toast('success', text.saved(saved.length));
      if (refused.length > 0) toast('warning', text.refused(refused.length));
    },
  });
  const undoing = useAct({
    act: async (batch: number) => {
      const done = await api.post('/staff/sheet/{id}/undo/', { params: { id: batch } });
      await query.refetch();
      return done;
    },
    renews: [BATCHES],
    said: ({ restored }) => text.undone(restored.length),
    onDone: (_, batch) => setLastBatch((last) => (last === batch ? null : last)),
  });

  return {
    query,
    rows,
    columns,
    edits,
    /** Rows with something typed, seen or not, as the shop has them. */
    editedRows: [...edits.keys()].flatMap((id) => known.rows.get(id) ?? []),
    reading,
    /** Rows that are not saved before their cells can be read. */
    unread,
    /** Of those that are, which are not of the present filter. */
    outside: [...edits.keys()].filter((id) => !visible.has(id) && !unread.has(id)).length,
    refusals,
    lastBatch,
    /** Undone or not: a button that was there stays, and the focus with it. */
    hasSaved: lastBatch !== null || undoing.isPending || undoing.isSuccess,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    edit,
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    discard() {
      act({ kind: 'discard' });
      setRefusals(new Map());
    },
    save(stock: StockReason) {
      if (isSaving.current) return;
      isSaving.current = true;
      saving.mutate(stock, {
        onSettled: () => {
          isSaving.current = false;
        },
      });
    },
    isBusy: saving.isPending || undoing.isPending,
    undoSave: (batch: number) => undoing.mutate(batch),
    /** The save that is being undone. */
    undoing: undoing.isPending ? undoing.variables : null,
    /** What the last undoing left alone. */
    leftAlone: undoing.data?.left ?? [],
    forgetLeftAlone: undoing.reset,
  };
}
