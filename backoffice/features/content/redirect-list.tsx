import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { TextField, TickField, useStaffForm } from '../../ui/form.tsx';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { usePages } from '../../ui/use-pages.ts';
import { CONTENT, redirects, type Whole } from './desks.ts';
import { DialogForm } from './dialog-form.tsx';
import { fieldMessages } from './field-messages.ts';
import { messages } from './messages.ts';

const route = getRouteApi('/signed-in/content/$section');

type Redirect = Whole<'redirects'>;

export function RedirectList() {
  const text = useMessages(messages);
  const fields = useMessages(fieldMessages);
  const mayWrite = useMay('content.write');
  const { search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [edited, setEdited] = useState<Redirect | 'new' | null>(null);
  const list = usePages({
    queryKey: [...CONTENT, 'redirects', search],
    read: (page) => api.get('/staff/content/redirects/', { query: { search, ...page } }),
    keyOf: ({ id }) => id,
  });
  const columns: Column<Redirect>[] = [
    {
      key: 'from',
      title: fields.from_path,
      cell: (row) =>
        mayWrite ? (
          <button type="button" className="row-link font-semibold" onClick={() => setEdited(row)}>
            {row.from_path}
          </button>
        ) : (
          row.from_path
        ),
    },
    { key: 'to', title: fields.to_address, cell: ({ to_address }) => to_address },
    {
      key: 'permanent',
      title: text.kind,
      cell: ({ is_permanent }) => (
        <Badge>{is_permanent ? fields.permanent : fields.temporary}</Badge>
      ),
    },
  ];
  return (
    <Panel flush>
      <div className="filters">
        <SearchField
          value={search}
          onChange={(typed) =>
            void navigate({
              search: (now) => ({ ...now, search: typed || undefined }),
              replace: true,
            })
          }
        />
        {mayWrite && (
          <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
            {text.add}
          </Button>
        )}
        <div className="ml-auto">
          <ExportButton path="/staff/content/redirects/export/" filters={{ search }} />
        </div>
      </div>
      <LoadedPages list={list}>
        {(rows, paging) => (
          <DataTable
            label={text.redirects}
            {...{ columns, rows, paging }}
            keyOf={({ id }) => id}
            empty={
              <EmptyState
                icon="link"
                title={text.redirectsNone}
                text={search ? '' : text.redirectsNoneText}
              />
            }
          />
        )}
      </LoadedPages>
      {edited && (
        <RedirectDialog
          redirect={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

function RedirectDialog(props: { redirect: Redirect | null; onClose: () => void }) {
  const { redirect, onClose } = props;
  const text = useMessages(messages);
  const fields = useMessages(fieldMessages);
  const { control, submit, formState } = useStaffForm({
    values: {
      from_path: redirect?.from_path ?? '/',
      to_address: redirect?.to_address ?? '/',
      is_permanent: redirect?.is_permanent ?? true,
    },
    async save(typed) {
      await (redirect
        ? redirects.change(redirect.id, { version: redirect.version, ...typed })
        : redirects.create(typed));
      void queries.invalidateQueries({ queryKey: CONTENT });
      toast('success', text.saved);
      onClose();
    },
  });
  return (
    <DialogForm
      title={redirect?.from_path ?? text.redirects}
      onClose={onClose}
      submit={submit}
      isSubmitting={formState.isSubmitting}
      remove={redirect ? () => redirects.remove(redirect.id, redirect.version) : undefined}
    >
      <TextField control={control} name="from_path" label={fields.from_path} required />
      <TextField
        control={control}
        name="to_address"
        label={fields.to_address}
        hint={fields.targetHint}
        required
      />
      <TickField control={control} name="is_permanent" label={fields.is_permanent} />
    </DialogForm>
  );
}
