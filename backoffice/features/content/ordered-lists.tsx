import { type ComponentProps, useState } from 'react';
import { pictureUrl } from '../../../contract/pictures.ts';
import { blockKinds, pageSections, phonePlaces } from '../../../contract/staff/content/shapes.ts';
import { api } from '../../api/api.ts';
import { blocks } from '../../resources/content/blocks.tsx';
import { MissingMark, StateMark } from '../../resources/content/marks.tsx';
import { text as contentText } from '../../resources/content/messages.ts';
import { pages } from '../../resources/content/pages.tsx';
import { text as phoneText } from '../../resources/phones/messages.ts';
import { type Phone, phones } from '../../resources/phones/resource.tsx';
import { ResourceDialog } from '../../resources/resource-dialog.tsx';
import { useMay } from '../../session/session.ts';
import { titleOf } from '../../ui/title-of.ts';
import { GroupedLists } from './grouped-lists.tsx';

export const PageLists = () => (
  <GroupedLists
    queryKey={pages.renews[0]}
    read={() => api.get('/staff/content/pages/')}
    groups={pageSections}
    names={contentText}
    groupOf={({ section }) => section}
    nameOf={titleOf}
    order={(body) => api.post('/staff/content/pages/order/', { body })}
  >
    {(page) => <Row row={page} href={`${pages.href}/${page.id}`} />}
  </GroupedLists>
);

export const BlockLists = () => (
  <GroupedLists
    queryKey={blocks.renews[0]}
    read={() => api.get('/staff/content/blocks/')}
    groups={blockKinds}
    names={contentText}
    groupOf={({ kind }) => kind}
    nameOf={titleOf}
    order={(body) => api.post('/staff/content/blocks/order/', { body })}
    adding={(kind) => ({ href: `${blocks.href}/new?kind=${kind}` })}
  >
    {(block) => <Row row={block} href={`${blocks.href}/${block.id}`} />}
  </GroupedLists>
);

type Shown = ComponentProps<typeof StateMark> &
  ComponentProps<typeof MissingMark> &
  Parameters<typeof titleOf>[0] & { image?: string | null };

const Row = ({ row, href }: { row: Shown; href: string }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {row.image && (
      <img
        src={pictureUrl(row.image, 'default')}
        alt=""
        loading="lazy"
        className="h-9 w-16 rounded object-cover"
      />
    )}
    <a href={href} className="min-w-0 flex-1 basis-40 font-semibold hover:underline">
      {titleOf(row)}
    </a>
    <MissingMark missing={row.missing} />
    <StateMark state={row.state} />
  </div>
);

/** Written in a dialog over their lists. */
export function PhoneLists() {
  const mayWrite = useMay(phones.writes);
  const [edited, setEdited] = useState<Pick<Phone, 'place'> & { id: number | 'new' }>();
  return (
    <>
      <GroupedLists
        queryKey={phones.renews[0]}
        read={() => api.get('/staff/content/phones/')}
        groups={phonePlaces}
        names={phoneText}
        groupOf={({ place }) => place}
        nameOf={({ phone }) => phone}
        order={(body) => api.post('/staff/content/phones/order/', { body })}
        adding={(place) => ({ onClick: () => setEdited({ id: 'new', place }) })}
      >
        {(row) => (
          <div className="flex flex-wrap items-center gap-x-3">
            {mayWrite ? (
              <button
                type="button"
                onClick={() => setEdited(row)}
                className="min-h-6 text-left font-semibold whitespace-nowrap hover:underline"
              >
                {row.phone}
              </button>
            ) : (
              <span className="font-semibold">{row.phone}</span>
            )}
            <span className="text-sm text-steel">{departmentOf(row)}</span>
            <MissingMark missing={row.missing} />
          </div>
        )}
      </GroupedLists>
      {edited && (
        <ResourceDialog
          resource={startingAt(edited.place)}
          id={edited.id}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

const departmentOf = ({ department_ro, department_ru }: Phone) =>
  titleOf({ title_ro: department_ro, title_ru: department_ru });

/** A new one is for the place whose button was pressed. */
const startingAt = (place: Phone['place']): typeof phones => ({
  ...phones,
  valuesOf: (held) => ({ ...phones.valuesOf(held), place: held?.place ?? place }),
});
