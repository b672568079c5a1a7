import { useQuery } from '@tanstack/react-query';
import { namesOfFields } from '../../../contract/staff/product-field-names.ts';
import type { Batch } from '../../../contract/staff/sheet-shapes.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { acts, type Column, DataTable, figures } from '../../ui/data-table.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { text } from './saves-messages.ts';

export const BATCHES = ['batches'];

type Props = {
  /** The save that is being undone. */
  undoing: number | null;
  onUndo: (batch: number) => void;
  onClose: () => void;
};

/** The last saves of many products, whoever made them; each can be undone as a whole. */
export function SavesDialog({ undoing, onUndo, onClose }: Props) {
  const query = useQuery({
    queryKey: BATCHES,
    queryFn: () => api.get('/staff/sheet/batches/'),
    // Others save too.
    staleTime: 0,
  });
  const columns: Column<Batch>[] = [
    { key: 'when', title: text.when, cell: ({ at }) => formatMoment(at) },
    { key: 'who', title: text.who, cell: ({ actor_name }) => actor_name ?? text.shop },
    { key: 'what', title: text.what, cell: (batch) => <What batch={batch} /> },
    figures('products', text.products, ({ products }) => products),
    acts(text.undoIt, ({ id, is_undone, at }) =>
      is_undone ? (
        <Badge>{text.undone}</Badge>
      ) : (
        <Button
          size="sm"
          aria-label={text.undoOf(formatMoment(at))}
          loading={undoing === id}
          disabled={undoing !== null && undoing !== id}
          onClick={() => onUndo(id)}
        >
          {text.undoIt}
        </Button>
      ),
    ),
  ];
  return (
    <Dialog open onClose={onClose} title={text.title} size="lg">
      <Loaded query={query}>
        {(batches) => (
          <>
            {batches.length > 0 && <p className="mb-3 text-sm text-steel">{text.explained}</p>}
            <DataTable
              label={text.title}
              columns={columns}
              rows={batches}
              keyOf={({ id }) => id}
              empty={<EmptyState icon="clock" title={text.nothing} text={text.nothingText} />}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function What({ batch: { kind, fields } }: { batch: Batch }) {
  return (
    <>
      {text[kind]}
      {fields.length > 0 && <span className="text-steel">: {namesOfFields(fields, locale)}</span>}
    </>
  );
}
