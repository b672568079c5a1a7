import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '../../../contract/staff/shapes.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { acts, type Column, DataTable } from '../../ui/data-table.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './messages.ts';

const toSignIn = () => location.assign('/admin/sign-in');

/** Where one is signed in, and the end of it. */
export function OwnSessions() {
  const query = useQuery({
    queryKey: ['own-sessions'],
    queryFn: () => api.get('/staff/sessions/'),
  });
  const end = useAct({
    act: ({ id }: OwnSession) => api.delete('/staff/sessions/{id}/', { params: { id } }),
    renews: [['own-sessions']],
    said: text.ended,
    onDone: (_, { is_this }) => is_this && toSignIn(),
  });
  const everywhere = useAct({ act: () => api.delete('/staff/sessions/'), onDone: toSignIn });
  const columns: Column<OwnSession>[] = [
    {
      key: 'browser',
      title: text.device,
      cell: ({ browser, is_this }) => (
        <>
          {nameOf(browser)} {is_this && <Badge kind="ok">{text.here}</Badge>}
        </>
      ),
    },
    { key: 'address', title: text.address, cell: ({ address }) => address },
    { key: 'created_at', title: text.since, cell: ({ created_at }) => formatMoment(created_at) },
    {
      key: 'last_used_at',
      title: text.lastUsed,
      cell: ({ last_used_at }) => formatMoment(last_used_at),
    },
    acts(text.end, (one) => (
      <Button size="sm" onClick={() => end.mutate(one)}>
        {text.end}
      </Button>
    )),
  ];
  return (
    <Panel
      title={text.sessions}
      flush
      className="lg:col-span-2"
      actions={
        <Button size="sm" onClick={() => everywhere.mutate()}>
          {text.everywhere}
        </Button>
      }
    >
      <Loaded query={query}>
        {(rows) => (
          <DataTable label={text.sessions} columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Loaded>
    </Panel>
  );
}

/** `Firefox, Linux` says more than the whole line a browser sends. */
function nameOf(browser: string) {
  const name = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(browser)?.[1];
  const system = /(Windows|Android|iPhone|iPad|Mac OS|Linux)/.exec(browser)?.[1];
  const known: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  const named = name && (known[name] ?? name);
  return [named, system].filter(Boolean).join(', ') || browser;
}
