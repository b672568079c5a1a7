import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { text } from './messages.ts';

type Order<Group> = { group: Group; ids: number[]; seen: number[] };

type Props<Row, Group extends string> = {
  queryKey: QueryKey;
  read: () => Promise<{ results: Row[] }>;
  groups: readonly Group[];
  names: Record<Group, string>;
  groupOf: (row: Row) => Group;
  nameOf: (row: Row) => string;
  order: (body: Order<Group>) => Promise<unknown>;
  /** How one is added to a group: where it is written, or what a press does. */
  adding?: (group: Group) => { href: string } | { onClick: () => void };
  children: (row: Row) => ReactNode;
};

/** Lists side by side, each in the order customers see it. */
export function GroupedLists<Row extends { id: number }, Group extends string>(
  props: Props<Row, Group>,
) {
  const { queryKey, read, groups, names, groupOf, adding } = props;
  const mayWrite = useMay('content.write');
  const query = useQuery({ queryKey, queryFn: read });
  return (
    <Loaded query={query}>
      {({ results }) => (
        <div
          className={`grid items-start gap-4 ${groups.length === 3 ? 'xl:grid-cols-3' : 'xl:grid-cols-2'}`}
        >
          {groups.map((group) => (
            <Panel
              key={group}
              title={names[group]}
              actions={
                mayWrite &&
                adding && (
                  <Button
                    size="sm"
                    icon="plus"
                    {...adding(group)}
                    aria-label={`${ui.addRow}: ${names[group]}`}
                  >
                    {ui.addRow}
                  </Button>
                )
              }
            >
              <OneList
                {...props}
                group={group}
                rows={results.filter((row) => groupOf(row) === group)}
              />
            </Panel>
          ))}
        </div>
      )}
    </Loaded>
  );
}

type ListProps<Row, Group extends string> = Props<Row, Group> & { group: Group; rows: Row[] };

/** A move is saved at once, and shown as moved until the list is read again. */
function OneList<Row extends { id: number }, Group extends string>(props: ListProps<Row, Group>) {
  const { queryKey, names, nameOf, order, group, rows, children } = props;
  const mayWrite = useMay('content.write');
  const [moved, setMoved] = useState<{ of: Row[]; to: Row[] } | null>(null);
  const ordering = useAct({
    act: order,
    renews: [queryKey],
    said: text.ordered,
    onRefused: () => {
      setMoved(null);
      return false;
    },
  });
  const items = moved?.of === rows ? moved.to : rows;
  const idsOf = (some: Row[]) => some.map(({ id }) => id);
  if (rows.length === 0) return <p className="py-2 text-steel">{ui.nothing}</p>;
  if (!mayWrite) {
    return (
      <ul aria-label={names[group]} className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} className="rounded-control border border-line p-2">
            {children(row)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <SortableList
      label={names[group]}
      {...{ items, nameOf }}
      keyOf={({ id }) => id}
      onChange={(to) => {
        setMoved({ of: rows, to });
        ordering.mutate({ group, ids: idsOf(to), seen: idsOf(items) });
      }}
    >
      {children}
    </SortableList>
  );
}
