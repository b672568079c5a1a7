type Item<T extends string> = { id: T; label: string; count?: number | undefined };

type Props<T extends string> = {
  /** What is chosen by it; heard, not seen. */
  label: string;
  items: readonly Item<T>[];
  value: T;
  onChange: (id: T) => void;
};

/** Narrows a list to one state of its things, with how many there are of each. */
export const StateFilter = <T extends string>({ label, items, value, onChange }: Props<T>) => (
  <fieldset className="flex flex-wrap gap-1">
    <legend className="sr-only">{label}</legend>
    {items.map((item) => (
      <button
        key={item.id}
        type="button"
        aria-pressed={item.id === value}
        onClick={() => onChange(item.id)}
        className="flex min-h-9 items-center gap-2 rounded-control px-3 font-semibold text-steel hover:bg-mist hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
      >
        {item.label}
        {item.count !== undefined && (
          <span className="text-sm font-normal tabular-nums">{item.count}</span>
        )}
      </button>
    ))}
  </fieldset>
);
