import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { readCategories } from '../../api/catalogue-reference.ts';
import { useAct } from '../../api/use-act.ts';
import { categories } from '../../resources/categories/resource.tsx';
import type { Id } from '../../resources/resource.ts';
import { ResourceDialog } from '../../resources/resource-dialog.tsx';
import { useMay } from '../../session/session.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { CategoryTree, type Move } from './category-tree.tsx';
import { text } from './messages.ts';

/** The tree of the shop: dragged, or moved by the buttons, which the keyboard reaches. */
export default function CategoriesScreen() {
  const mayWrite = useMay('products.write');
  const query = useQuery(readCategories);
  const [edited, setEdited] = useState<Id | 'new' | null>(null);
  const move = useAct({
    act: ({ category, parent_id, before_id }: Move) =>
      api.post('/staff/categories/{id}/move/', {
        params: { id: category.id },
        body: { version: category.version, parent_id, before_id },
      }),
    renews: categories.renews,
    said: text.moved,
  });
  return (
    <CatalogueFrame
      page="categories"
      actions={
        <>
          <ExportButton path="/staff/categories/export/" />
          {mayWrite && (
            <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
              {categories.texts.add}
            </Button>
          )}
        </>
      }
    >
      <Panel flush>
        <Loaded query={query}>
          {(all) => (
            <CategoryTree
              categories={all}
              mayWrite={mayWrite}
              isBusy={move.isPending}
              onMove={(wanted) => move.mutate(wanted)}
              onEdit={({ id }) => setEdited(id)}
            />
          )}
        </Loaded>
      </Panel>
      {edited !== null && (
        <ResourceDialog resource={categories} id={edited} onClose={() => setEdited(null)} />
      )}
    </CatalogueFrame>
  );
}
