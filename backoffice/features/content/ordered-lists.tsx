import { useQuery } from '@tanstack/react-query';
import { blockKinds, pageSections } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CONTENT } from './desks.ts';
import { messages } from './messages.ts';
import { OrderedRows } from './ordered-rows.tsx';

export function PageLists() {
  const text = useMessages(messages);
  const query = useQuery({
    queryKey: [...CONTENT, 'pages'],
    queryFn: () => api.get('/staff/content/pages/'),
  });
  return (
    <Loaded query={query}>
      {({ results }) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          {pageSections.map((group) => (
            <Panel key={group} title={text[group]}>
              <OrderedRows
                label={text[group]}
                rows={results.filter(({ section }) => section === group)}
                hrefOf={({ id }) => `/admin/content/pages/${id}`}
                order={(ids, seen) =>
                  api.post('/staff/content/pages/order/', { body: { group, ids, seen } })
                }
              />
            </Panel>
          ))}
        </div>
      )}
    </Loaded>
  );
}

export function BlockLists() {
  const text = useMessages(messages);
  const mayWrite = useMay('content.write');
  const query = useQuery({
    queryKey: [...CONTENT, 'blocks'],
    queryFn: () => api.get('/staff/content/blocks/'),
  });
  return (
    <Loaded query={query}>
      {({ results }) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          {blockKinds.map((group) => (
            <Panel
              key={group}
              title={text[group]}
              actions={
                mayWrite && (
                  <Button
                    size="sm"
                    icon="plus"
                    href={`/admin/content/blocks/new?kind=${group}`}
                    aria-label={`${text.add}: ${text[group]}`}
                  >
                    {text.add}
                  </Button>
                )
              }
            >
              <OrderedRows
                label={text[group]}
                rows={results.filter(({ kind }) => kind === group)}
                hrefOf={({ id }) => `/admin/content/blocks/${id}`}
                order={(ids, seen) =>
                  api.post('/staff/content/blocks/order/', { body: { group, ids, seen } })
                }
              />
            </Panel>
          ))}
        </div>
      )}
    </Loaded>
  );
}
