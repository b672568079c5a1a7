import { useEffect, useRef, useState } from 'react';
import { Field } from '../../kit/ui/field.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { ui as text } from './messages.ts';

/** Longer than the pause between two keys, shorter than anybody's patience. */
const PAUSE = 250;

type Props = { value: string; onChange: (value: string) => void; hint?: string };

/** Searches as one types; what is searched for stands in the address, so it may change from there. */
export function SearchField({ value, onChange, hint }: Props) {
  const [typed, setTyped] = useState(value);
  const screen = useRef(location.pathname);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      // Whoever typed and went on to another screen is not called back while that one is loading.
      if (location.pathname === screen.current) onChange(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Field
      type="search"
      name="search"
      label={text.search}
      value={typed}
      onChange={setTyped}
      prefix={<Icon name="search" size={18} className="text-steel" />}
      {...(hint && { placeholder: hint })}
      className="min-w-56 flex-1"
    />
  );
}
