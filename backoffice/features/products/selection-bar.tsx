import type { ProductState } from '../../../contract/constants.ts';
import type { ProductRow } from '../../../contract/staff/catalogue/product-shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { text } from './messages.ts';

type Props = { chosen: ProductRow[]; onDone: () => void };

/** What can be done with many at once: all or none. */
export function SelectionBar({ chosen, onDone }: Props) {
  const setState = useAct({
    act: (state: ProductState) =>
      api.post('/staff/products/states/', {
        body: { state, products: chosen.map(({ id, version }) => ({ id, version })) },
      }),
    renews: [['products'], ['product']],
    said: text.changed,
    onDone,
  });
  if (chosen.length === 0) return null;
  const acts = { active: text.sell, archived: text.archive, draft: text.toDraft };
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 bg-copper-soft px-4 py-2">
      <span className="mr-2 font-semibold">{text.selected(chosen.length)}</span>
      {(['active', 'archived', 'draft'] as const).map((state) => (
        <Button
          key={state}
          size="sm"
          loading={setState.isPending && setState.variables === state}
          onClick={() => setState.mutate(state)}
        >
          {acts[state]}
        </Button>
      ))}
      <Button size="sm" kind="ghost" onClick={onDone} className="ml-auto">
        {text.unselect}
      </Button>
    </div>
  );
}
