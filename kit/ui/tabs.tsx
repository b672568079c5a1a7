import { type KeyboardEvent, type ReactNode, useId } from 'react';

type Item<T extends string> = { id: T; label: ReactNode; content: ReactNode };

type Props<T extends string> = {
  items: readonly Item<T>[];
  value: T;
  onChange: (id: T) => void;
  /** What the tabs choose between. */
  label?: string;
  /** Tabs within tabs look like a switch. */
  kind?: keyof typeof looks;
};

const looks = {
  tabs: {
    list: 'rail flex gap-1 border-b border-line',
    tab: 'min-h-12 flex-none border-b-2 border-transparent px-4 text-steel -outline-offset-2 hover:text-ink aria-selected:border-copper aria-selected:text-ink',
  },
  segments: {
    list: 'flex gap-1 rounded-control bg-mist p-1',
    tab: 'min-h-11 flex-1 rounded-lg px-1 text-sm leading-tight text-steel hover:text-ink aria-selected:bg-paper aria-selected:text-ink aria-selected:shadow-lift',
  },
};

/** Every panel is in the page, for search engines and half-filled forms; one of them is shown. */
export function Tabs<T extends string>({ items, value, onChange, label, kind = 'tabs' }: Props<T>) {
  const id = useId();

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const index = nextTab(
      event.key,
      items.findIndex((item) => item.id === value),
      items.length,
    );
    const next = index === null ? undefined : items[index];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(next)]?.focus();
  }

  return (
    <div>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className={looks[kind].list}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            aria-controls={`${id}-panel-${item.id}`}
            aria-selected={item.id === value}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
            className={`font-semibold ${looks[kind].tab}`}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-panel-${item.id}`}
          aria-labelledby={`${id}-tab-${item.id}`}
          hidden={item.id !== value}
          className="pt-5"
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

function nextTab(key: string, current: number, count: number) {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
