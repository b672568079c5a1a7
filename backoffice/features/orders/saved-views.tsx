import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { TextField } from '../../ui/form.tsx';
import { ui } from '../../ui/messages.ts';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { SendDialog } from '../../ui/send-form.tsx';
import { text } from './messages.ts';

/** Lists somebody comes back to, under names of their own. */
export function SavedViews({ query }: { query: string }) {
  const [isNaming, setNaming] = useState(false);
  const views = useQuery({
    queryKey: ['views', 'orders'],
    queryFn: () => api.get('/staff/views/', { query: { screen: 'orders' } }),
  });
  const kept = views.data ?? [];
  const isKept = kept.some((view) => view.query === query);
  if (kept.length === 0 && query === '') return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
      {kept.length > 0 && <span className="text-sm text-steel">{text.views}:</span>}
      {kept.map((view) => (
        <span
          key={view.id}
          className="inline-flex items-center rounded-control border border-line text-sm"
        >
          <a
            href={`/admin/orders?${view.query}`}
            aria-current={view.query === query ? 'page' : undefined}
            className="px-2.5 py-1 hover:text-copper aria-[current]:font-semibold"
          >
            {view.name}
          </a>
          <RemoveButton
            mark={text.deleteView(view.name)}
            question={`${text.deleteView(view.name)}?`}
            remove={() => api.delete('/staff/views/{id}/', { params: { id: view.id } })}
            renews={[['views']]}
          />
        </span>
      ))}
      {query !== '' && !isKept && (
        <Button size="sm" icon="plus" onClick={() => setNaming(true)}>
          {text.saveView}
        </Button>
      )}
      {isNaming && (
        <SendDialog
          title={text.saveView}
          action={ui.save}
          values={{ name: '' }}
          send={({ name }) =>
            api.post('/staff/views/', { body: { screen: 'orders', name, query } })
          }
          renews={[['views']]}
          said={text.viewSaved}
          onClose={() => setNaming(false)}
        >
          {(control) => (
            <TextField
              control={control}
              name="name"
              label={text.viewName}
              required
              maxLength={100}
            />
          )}
        </SendDialog>
      )}
    </div>
  );
}
