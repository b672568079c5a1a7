import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { Icon } from '../../kit/ui/icon.tsx';
import { ui as text } from './messages.ts';

/** Longer than the pause between two keys, shorter than anybody's patience. */
const PAUSE = 200;

type Props<T> = {
  label: string;
  name: string;
  placeholder?: string;
  /** Which things are looked for; what is typed is added. */
  queryKey: string;
  find: (text: string) => Promise<readonly T[]>;
  keyOf: (found: T) => string | number;
  show: (found: T) => ReactNode;
  onChoose: (found: T) => void;
  /** Said when nothing is found; it may offer something else. */
  none: (typed: string) => ReactNode;
  /** Below the field in the page's flow, not over it: for dialogs, which would cut it off. */
  isInFlow?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Looks things up as one types, by keyboard alone: arrows go through what is found, Enter takes it,
 * also when it was pressed before the answer came. The field is empty again afterwards.
 */
export function Finder<T>({ label, name, placeholder, queryKey, find, ...rest }: Props<T>) {
  const { keyOf, show, onChoose, none, isInFlow = false, ref } = rest;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const wanted = typed.trim();
  const query = useQuery({
    queryKey: [queryKey, asked],
    queryFn: () => find(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const found = asked === '' ? [] : (query.data ?? []);
  const isAnswered = wanted === asked && !query.isPlaceholderData && query.data !== undefined;

  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);

  useEffect(() => {
    if (!isTaking || !isAnswered) return;
    setTaking(false);
    const first = found[0];
    if (first !== undefined) choose(first);
  });

  function choose(one: T) {
    setTyped('');
    setAsked('');
    setActive(0);
    setOpen(false);
    onChoose(one);
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const one = found[active];
      if (isAnswered && one !== undefined) return choose(one);
      setAsked(wanted);
      setTaking(wanted !== '');
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  }

  const isShown = isOpen && wanted !== '';
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="control control-frame">
        <Icon name="search" size={18} className="text-steel" />
        <input
          ref={ref}
          id={id}
          name={name}
          type="search"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isShown && found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && found[active] ? optionId(active) : undefined}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
            setOpen(true);
            setTaking(false);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={move}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isShown || found.length === 0}
        className={`mt-1 overflow-y-auto rounded-control border border-line bg-paper py-1 ${isInFlow ? 'max-h-64' : 'absolute inset-x-0 top-full z-20 max-h-96 shadow-lift'}`}
      >
        {isShown &&
          found.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the input
            <div
              key={keyOf(one)}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="cursor-pointer border-l-3 border-transparent px-3 py-2 hover:bg-mist aria-selected:border-copper aria-selected:bg-mist"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              {show(one)}
            </div>
          ))}
      </div>
      <div role="status">
        {isShown && isAnswered && found.length === 0 && (
          <div className="mt-2 text-sm text-steel">{none(wanted)}</div>
        )}
        <span className="sr-only">
          {isShown && isAnswered && found.length > 0 && text.found(found.length)}
        </span>
      </div>
    </div>
  );
}
