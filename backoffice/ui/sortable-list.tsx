import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ui as text } from './messages.ts';
import { RestingButton } from './resting-button.tsx';

type Props<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** What the item is called when it is moved. */
  nameOf: (item: Item) => string;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
};

/** A list whose order is chosen: by dragging, or by the buttons, which the keyboard reaches. */
export function SortableList<Item>(props: Props<Item>) {
  const { label, items, keyOf, nameOf, onChange, children } = props;
  const move = (from: number, to: number) =>
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)));
  return (
    <ol aria-label={label} className="grid gap-2">
      {items.map((item, index) => (
        <SortableItem
          key={keyOf(item)}
          index={index}
          count={items.length}
          name={nameOf(item)}
          list={label}
          onMove={move}
        >
          {children(item, index)}
        </SortableItem>
      ))}
    </ol>
  );
}

type ItemProps = {
  index: number;
  count: number;
  name: string;
  /** Things of one list do not fall into another. */
  list: string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

function SortableItem({ index, count, name, list, onMove, children }: ItemProps) {
  const element = useRef<HTMLLIElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const endings = [
      draggable({
        element: target,
        // Whoever only reads the form moves nothing.
        canDrag: () => !target.matches('fieldset:disabled *'),
        getInitialData: () => ({ list, index }),
      }),
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => source.data.list === list,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop({ source }) {
          setOver(false);
          onMove(Number(source.data.index), index);
        },
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [index, list, onMove]);

  return (
    <li
      ref={element}
      className={`flex items-center gap-2 rounded-control border bg-paper p-2 ${isOver ? 'border-copper' : 'border-line'}`}
    >
      <div className="min-w-0 flex-1">{children}</div>
      <RestingButton
        kind="ghost"
        size="sm"
        icon="chevron-up"
        aria-label={text.moveUp(name)}
        isResting={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <RestingButton
        kind="ghost"
        size="sm"
        icon="chevron-down"
        aria-label={text.moveDown(name)}
        isResting={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
    </li>
  );
}
