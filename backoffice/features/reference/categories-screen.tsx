import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffCategory } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { readCategories } from '../../api/catalogue-reference.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryTree, type Move } from './category-tree.tsx';
import { messages } from './messages.ts';
import { NewCategoryDialog } from './new-category-dialog.tsx';

/** The tree of the shop: dragged, or moved by the buttons, which the keyboard reaches. */
export default function CategoriesScreen() {
  const text = useMessages(messages);
  const mayWrite = useMay('products.write');
  const query = useQuery(readCategories);
  const [edited, setEdited] = useState<StaffCategory | null>(null);
  const [isNew, setNew] = useState(false);
  const move = useAct({
    act: ({ category, parent_id, before_id }: Move) =>
      api.post('/staff/categories/{id}/move/', {
        params: { id: category.id },
        body: { version: category.version, parent_id, before_id },
      }),
    renews: [['categories']],
    said: text.moved,
  });
  return (
    <CatalogueFrame
      page="categories"
      actions={
        <>
          <ExportButton path="/staff/categories/export/" />
          {mayWrite && (
            <Button kind="primary" icon="plus" onClick={() => setNew(true)}>
              {text.newCategory}
            </Button>
          )}
        </>
      }
    >
      <Panel flush>
        <Loaded query={query}>
          {(categories) => (
            <CategoryTree
              categories={categories}
              mayWrite={mayWrite}
              isBusy={move.isPending}
              onMove={(wanted) => move.mutate(wanted)}
              onEdit={setEdited}
            />
          )}
        </Loaded>
      </Panel>
      {edited && <CategoryDialog id={edited.id} onClose={() => setEdited(null)} />}
      {isNew && <NewCategoryDialog onClose={() => setNew(false)} />}
    </CatalogueFrame>
  );
}
