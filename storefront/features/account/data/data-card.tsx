import { type ReactNode, useId, useRef, useState } from 'react';
import type { User } from '../../../../contract/shapes/account.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { type Controls, DataForm, type DataName } from './data-form.tsx';
import { messages } from './messages.ts';

/** Letters that surely fit beside another value. */
const HALF = 16;

type Props<Name extends DataName> = {
  title: string;
  /** What the button changes, for those who hear it alone. */
  changeLabel: string;
  user: User;
  names: readonly Name[];
  /** Values that read otherwise than they are kept. */
  shown?: Partial<Record<Name, string>>;
  controls: Controls<Name>;
  children?: ReactNode;
};

/** Data to read, and at a press to change where they stand. */
export function DataCard<Name extends DataName>({
  title,
  changeLabel,
  user,
  names,
  shown = {},
  controls,
  children,
}: Props<Name>) {
  const text = useMessages(messages);
  const headingId = useId();
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function finish() {
    setChanging(false);
    // Once the button is back in the page.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <section
      aria-labelledby={headingId}
      className="min-w-0 rounded-card border border-line p-4 md:p-6"
    >
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {!changing && (
          <Button ref={opener} size="sm" aria-label={changeLabel} onClick={() => setChanging(true)}>
            {text.change}
          </Button>
        )}
      </div>
      {changing ? (
        <DataForm user={user} names={names} controls={controls} onDone={finish} />
      ) : (
        <>
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
            {names.map((name) => {
              const value = shown[name] ?? user[name];
              return (
                // What is long for half a card, as many an e-mail is, has a line of its own.
                <div key={name} className={value && value.length > HALF ? 'col-span-full' : ''}>
                  <dt className="text-sm text-steel">{text[name]}</dt>
                  <dd className="wrap-anywhere">
                    {value || <span className="text-steel">—</span>}
                  </dd>
                </div>
              );
            })}
          </dl>
          {children}
        </>
      )}
    </section>
  );
}
