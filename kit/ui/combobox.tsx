import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { FieldFrame, fieldStates } from './field-frame.tsx';
import { filterOptions, meantBy, type Named } from './filter-options.ts';
import { formMessages } from './form-messages.ts';
import { Icon } from './icon.tsx';

type Option<T> = Named & { value: T };

type Props<T> = {
  label: string;
  name: string;
  options: readonly Option<T>[];
  value: T | null;
  onChange: (value: T | null) => void;
  placeholder?: string;
  /** The choice its options depend on: after another one, what was typed says nothing. */
  within?: string | number | null;
  /** Why there are no options at all. */
  none?: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  className?: string;
};

/**
 * A long list that is typed into. What is left in it and fits no option is said to, and chooses
 * nothing: what was chosen before is not taken for it.
 */
export function Combobox<T extends string | number>({
  label,
  options,
  value,
  onChange,
  error,
  hint,
  none,
  within = null,
  className,
  ...native
}: Props<T>) {
  const id = useId();
  const text = useMessages(formMessages);
  const [open, setOpen] = useState(false);
  /** Null while nothing is being typed: the field then says what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  /** Left with a text that names none of the options. */
  const [unfit, setUnfit] = useState(false);
  const [seenWithin, setSeenWithin] = useState(within);
  if (within !== seenWithin) {
    setSeenWithin(within);
    leave();
  }
  const chosen = options.find((option) => option.value === value);
  const fitting = filterOptions(options, typed ?? '');
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (open) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, open, active]);

  function show() {
    setOpen(true);
    setActive(typed === null && chosen ? options.indexOf(chosen) : 0);
  }

  function choose(option: Option<T> | undefined) {
    if (option?.value !== value) onChange(option?.value ?? null);
    leave();
  }

  function leave() {
    setOpen(false);
    setTyped(null);
    setUnfit(false);
  }

  /** Leaving the field takes what was typed, or nothing when it was emptied. */
  function settle() {
    // Of a list that has not come nothing can be said.
    if (typed === null || options.length === 0) return leave();
    const meant = meantBy(options, typed);
    if (meant || typed.trim() === '') return choose(meant);
    setOpen(false);
    setUnfit(true);
    if (value !== null) onChange(null);
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive((active + step + fitting.length) % Math.max(1, fitting.length));
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (fitting[active]) choose(fitting[active]);
    } else if (event.key === 'Escape' && open) {
      // The dialog around it stays.
      event.preventDefault();
      leave();
    }
  }

  const mistake = unfit ? text.fitsNone(typed ?? '') : error;
  return (
    <FieldFrame {...{ id, label, error: mistake, hint, className }} required={native.required}>
      <div className="relative">
        <input
          id={id}
          // Its form is not sent while what stands here is none of the options.
          ref={(input) => input?.setCustomValidity(unfit ? text.fitsNone(typed ?? '') : '')}
          {...native}
          {...fieldStates(id, mistake, hint)}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && fitting[active] ? optionId(active) : undefined}
          value={typed ?? chosen?.label ?? ''}
          className="control pr-11"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setUnfit(false);
            setActive(0);
            setOpen(true);
          }}
          onClick={(event) => {
            // What is there is replaced by typing, not added to.
            if (!open) event.currentTarget.select();
            show();
          }}
          onKeyDown={move}
          onBlur={settle}
        />
        <Icon
          name="chevron-down"
          size={20}
          className="pointer-events-none absolute inset-y-0 right-3 my-auto"
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          hidden={!open}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-paper py-1 shadow-lift"
        >
          {open &&
            fitting.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the input
              <div
                key={option.value}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 border-l-3 border-transparent px-3 py-2 hover:bg-mist aria-selected:font-semibold data-active:border-copper data-active:bg-mist"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.label}
                {option.value === value && <Icon name="check" size={18} />}
              </div>
            ))}
        </div>
        {open && fitting.length === 0 && (
          <p className="absolute inset-x-0 top-full z-20 mt-1 rounded-control border border-line bg-paper px-3.5 py-3 text-steel shadow-lift">
            {(options.length === 0 && none) || text.nothingFound}
          </p>
        )}
        <span role="status" className="sr-only">
          {open && typed !== null && text.found(fitting.length)}
        </span>
      </div>
    </FieldFrame>
  );
}
