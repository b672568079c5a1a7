import type { CellKey } from './cells.ts';

/** Of each row the cells that were typed into; what is as the shop has it is no edit. */
export type RowEdits = Readonly<Partial<Record<CellKey, string>>>;
export type Edits = ReadonlyMap<number, RowEdits>;

/** What was typed, and the way back and forth. */
export type EditHistory = { edits: Edits; past: Edits[]; future: Edits[] };

export const noEdits: EditHistory = { edits: new Map(), past: [], future: [] };

export type CellEdit = { id: number; key: CellKey; text: string };

const MOST_STEPS = 200;

type Action =
  | {
      kind: 'type';
      cells: CellEdit[] /** What the shop has there. */;
      base: (id: number, key: CellKey) => string;
    }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** These rows are saved: neither an edit nor a way back to one is left of them. */
  | { kind: 'saved'; ids: number[] }
  | { kind: 'discard' };

export function editing(history: EditHistory, action: Action): EditHistory {
  const { edits, past, future } = history;
  switch (action.kind) {
    case 'type': {
      const next = withCells(edits, action.cells, action.base);
      if (next === edits) return history;
      return { edits: next, past: [...past.slice(-MOST_STEPS), edits], future: [] };
    }
    case 'undo': {
      const last = past.at(-1);
      return last ? { edits: last, past: past.slice(0, -1), future: [edits, ...future] } : history;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { edits: next, past: [...past, edits], future: rest } : history;
    }
    case 'saved': {
      const left = new Map(edits);
      for (const id of action.ids) left.delete(id);
      return { edits: left, past: [], future: [] };
    }
    case 'discard':
      return { edits: new Map(), past: [...past, edits], future: [] };
  }
}

function withCells(edits: Edits, cells: CellEdit[], base: (id: number, key: CellKey) => string) {
  const next = new Map(edits);
  let isOther = false;
  for (const { id, key, text } of cells) {
    const row = next.get(id) ?? {};
    const former = row[key] ?? base(id, key);
    if (former === text) continue;
    isOther = true;
    const { [key]: _, ...others } = row;
    const changed = text === base(id, key) ? others : { ...others, [key]: text };
    if (Object.keys(changed).length > 0) next.set(id, changed);
    else next.delete(id);
  }
  return isOther ? next : edits;
}
