import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { phonePlaces } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { messages as phoneMessages } from '../../resources/phones/messages.ts';
import { type Phone, phones } from '../../resources/phones/resource.tsx';
import { ResourceDialog } from '../../resources/resource-dialog.tsx';
import { useMay } from '../../session/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { MissingMark } from './marks.tsx';
import { messages } from './messages.ts';
import { useOrder } from './ordered-rows.tsx';

type Edited = { id: number | 'new'; place: Phone['place'] };

/** Each place of the shop has its phones in an order of its own. */
export function PhoneLists() {
  const text = useMessages(messages);
  const names = useMessages(phoneMessages);
  const mayWrite = useMay(phones.writes);
  const [edited, setEdited] = useState<Edited | null>(null);
  const query = useQuery({
    queryKey: phones.renews[0],
    queryFn: () => api.get('/staff/content/phones/'),
  });
  return (
    <Loaded query={query}>
      {({ results }) => (
        <div className="grid items-start gap-4 xl:grid-cols-3">
          {phonePlaces.map((place) => (
            <Panel
              key={place}
              title={names[place]}
              actions={
                mayWrite && (
                  <Button
                    size="sm"
                    icon="plus"
                    aria-label={`${text.add}: ${names[place]}`}
                    onClick={() => setEdited({ id: 'new', place })}
                  >
                    {text.add}
                  </Button>
                )
              }
            >
              <PlaceList
                place={place}
                rows={results.filter((phone) => phone.place === place)}
                onEdit={setEdited}
              />
            </Panel>
          ))}
          {edited && (
            <ResourceDialog
              resource={startingAt(edited.place)}
              id={edited.id}
              onClose={() => setEdited(null)}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

/** A new one is for the place whose button was pressed. */
const startingAt = (place: Phone['place']): typeof phones => ({
  ...phones,
  valuesOf: (held) => ({ ...phones.valuesOf(held), place: held?.place ?? place }),
});

const departmentOf = ({ department_ro, department_ru }: Phone) =>
  titleOf({ title_ro: department_ro, title_ru: department_ru });

type ListProps = { place: Phone['place']; rows: Phone[]; onEdit: (phone: Phone) => void };

function PlaceList({ place, rows, onEdit }: ListProps) {
  const text = useMessages(messages);
  const label = useMessages(phoneMessages)[place];
  const ui = useMessages(uiMessages);
  const mayWrite = useMay(phones.writes);
  const { items, move } = useOrder(
    rows,
    (ids, seen) => api.post('/staff/content/phones/order/', { body: { group: place, ids, seen } }),
    text.ordered,
  );
  if (rows.length === 0) return <p className="py-2 text-steel">{ui.nothing}</p>;
  if (!mayWrite) {
    return (
      <ul aria-label={label} className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} className="rounded-control border border-line p-2">
            <span className="font-semibold">{row.phone}</span>{' '}
            <span className="text-sm text-steel">{departmentOf(row)}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <SortableList
      label={label}
      items={items}
      keyOf={({ id }) => id}
      nameOf={({ phone }) => phone}
      onChange={move}
    >
      {(row) => (
        <div className="flex flex-wrap items-center gap-x-3">
          <button
            type="button"
            onClick={() => onEdit(row)}
            className="min-h-6 text-left font-semibold whitespace-nowrap hover:underline"
          >
            {row.phone}
          </button>
          <span className="text-sm text-steel">{departmentOf(row)}</span>
          <MissingMark missing={row.missing} />
        </div>
      )}
    </SortableList>
  );
}
