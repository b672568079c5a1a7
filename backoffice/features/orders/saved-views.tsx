import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useAct } from '../../api/use-act.ts';
import { TextField, useStaffForm } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { messages } from './messages.ts';

/** Lists somebody comes back to, under names of their own. */
export function SavedViews({ query }: { query: string }) {
  const text = useMessages(messages);
  const [isNaming, setNaming] = useState(false);
  const views = useQuery({
    queryKey: ['views', 'orders'],
    queryFn: () => api.get('/staff/views/', { query: { screen: 'orders' } }),
  });
  const remove = useAct({
    act: (id: number) => api.delete('/staff/views/{id}/', { params: { id } }),
    renews: [['views']],
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
          <Button
            kind="ghost"
            size="sm"
            icon="close"
            aria-label={text.deleteView(view.name)}
            onClick={() => remove.mutate(view.id)}
          />
        </span>
      ))}
      {query !== '' && !isKept && (
        <Button size="sm" icon="plus" onClick={() => setNaming(true)}>
          {text.saveView}
        </Button>
      )}
      <Dialog open={isNaming} onClose={() => setNaming(false)} title={text.saveView} size="sm">
        <NameForm query={query} onSaved={() => setNaming(false)} />
      </Dialog>
    </div>
  );
}

function NameForm({ query, onSaved }: { query: string; onSaved: () => void }) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const { control, submit, formState } = useStaffForm<{ name: string }>({
    values: { name: '' },
    async save({ name }) {
      await api.post('/staff/views/', { body: { screen: 'orders', name, query } });
      void queries.invalidateQueries({ queryKey: ['views'] });
      toast('success', text.viewSaved);
      onSaved();
    },
  });
  return (
    <StaffForm onSubmit={submit} className="grid gap-4">
      <TextField control={control} name="name" label={text.viewName} required maxLength={100} />
      <Button type="submit" kind="primary" loading={formState.isSubmitting}>
        {ui.save}
      </Button>
    </StaffForm>
  );
}
