import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../contract/amount.ts';
import type { StaffCategory } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { text as categoryText } from '../../resources/categories/messages.ts';
import { ui } from '../../ui/messages.ts';
import { RestingButton } from '../../ui/resting-button.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { text } from './messages.ts';

export type Move = {
  category: StaffCategory;
  parent_id: number | null;
  before_id: number | null;
};

type Props = {
  categories: StaffCategory[];
  mayWrite: boolean;
  isBusy: boolean;
  onMove: (move: Move) => void;
  onEdit: (category: StaffCategory) => void;
};

export function CategoryTree(props: Props) {
  const childrenOf = (parent: number | null) =>
    props.categories.filter(({ parent_id }) => parent_id === parent);
  return <Branch {...props} childrenOf={childrenOf} parent={null} />;
}

type Inside = Props & { childrenOf: (parent: number | null) => StaffCategory[] };

function Branch({ parent, ...props }: Inside & { parent: StaffCategory | null }) {
  const siblings = props.childrenOf(parent?.id ?? null);
  if (siblings.length === 0) return null;
  return (
    <ul className={parent ? 'ml-3 border-l border-line md:ml-6' : 'p-2'}>
      {siblings.map((category, index) => (
        <li key={category.id}>
          <Row {...props} {...{ category, siblings, index, parent }} />
          <Branch {...props} parent={category} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = Inside & {
  category: StaffCategory;
  siblings: StaffCategory[];
  index: number;
  parent: StaffCategory | null;
};

/** Dropped on the upper part of a row it comes before it, on the lower part into it. */
function Row({ category, siblings, index, parent, mayWrite, isBusy, onMove, ...props }: RowProps) {
  const element = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<'before' | 'into' | null>(null);
  const { categories, childrenOf, onEdit } = props;
  const name = titleOf(category);

  useEffect(() => {
    const row = element.current;
    if (!row || !mayWrite) return;
    const partAt = (y: number) => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height / 2 ? 'before' : 'into';
    };
    const endings = [
      draggable({ element: row, getInitialData: () => ({ category: category.id }) }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) =>
          source.data.category !== undefined && source.data.category !== category.id,
        onDrag: ({ location }) => setOver(partAt(location.current.input.clientY)),
        onDragLeave: () => setOver(null),
        onDrop({ source, location }) {
          setOver(null);
          const moved = categories.find(({ id }) => id === source.data.category);
          if (!moved) return;
          const isBefore = partAt(location.current.input.clientY) === 'before';
          onMove({
            category: moved,
            parent_id: isBefore ? category.parent_id : category.id,
            before_id: isBefore ? category.id : null,
          });
        },
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [category, categories, mayWrite, onMove]);

  const place = (parent_id: number | null, before_id: number | null) =>
    onMove({ category, parent_id, before_id });
  const above = siblings[index - 1];
  const afterParent = () => {
    const uncles = childrenOf(parent?.parent_id ?? null);
    return uncles[uncles.findIndex(({ id }) => id === parent?.id) + 1]?.id ?? null;
  };
  const mark =
    over === 'before'
      ? 'border-t-copper'
      : over === 'into'
        ? 'bg-copper-soft'
        : 'border-t-transparent';
  return (
    <div
      ref={element}
      className={`flex min-h-11 flex-wrap items-center gap-1 rounded-control border-t-2 px-2 hover:bg-mist ${mark}`}
    >
      <button
        type="button"
        onClick={() => onEdit(category)}
        aria-label={ui.edit(name)}
        className="py-2 text-left font-medium hover:underline max-md:flex-1"
      >
        {name}
      </button>
      <span className="hidden min-w-0 flex-1 truncate px-1 text-sm text-steel md:inline">
        /{category.slug}
      </span>
      {!category.title_ru && <Badge kind="warn">{ui.untranslated}</Badge>}
      {/* Those of a category that only holds others are counted there. */}
      {(category.products > 0 || childrenOf(category.id).length === 0) && (
        <Badge>
          {categoryText.products}: {formatCount(category.products)}
        </Badge>
      )}
      {mayWrite && (
        <span className="flex max-md:basis-full max-md:justify-end">
          <RestingButton
            kind="ghost"
            size="sm"
            icon="chevron-up"
            aria-label={ui.moveUp(name)}
            isResting={isBusy || index === 0}
            onClick={() => place(category.parent_id, above?.id ?? null)}
          />
          <RestingButton
            kind="ghost"
            size="sm"
            icon="chevron-down"
            aria-label={ui.moveDown(name)}
            isResting={isBusy || index === siblings.length - 1}
            onClick={() => place(category.parent_id, siblings[index + 2]?.id ?? null)}
          />
          <RestingButton
            kind="ghost"
            size="sm"
            icon="arrow-left"
            aria-label={text.outdent(name)}
            isResting={isBusy || !parent}
            onClick={() => place(parent?.parent_id ?? null, afterParent())}
          />
          <RestingButton
            kind="ghost"
            size="sm"
            icon="arrow-right"
            aria-label={text.indent(name)}
            isResting={isBusy || !above}
            onClick={() => place(above?.id ?? null, null)}
          />
        </span>
      )}
    </div>
  );
}
