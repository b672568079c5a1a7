import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { browserTexts, parseStored } from '../../kit/state/stored-texts.ts';
import { Alert } from '../../kit/ui/alert.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useSession } from '../session/session.ts';
import { ui as text } from './messages.ts';

/** What was typed, and over what: what others saved since is told at saving, as in a tab left open. */
type Draft<Whole, Values> = { held: Whole | null; values: Values };

type Opened<Whole> = {
  opened: RefObject<Whole | null>;
  begin: (held: Whole | null) => void;
};

/**
 * What is typed outlives the tab until it is saved. It is offered to nobody else at the same browser.
 * `record`: what is written, such as `product 12`; without one nothing is kept. `opened`: what the form
 * was filled with, and how it is filled with another version of it.
 */
export function useKeptDraft<Whole, Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues' | 'formState'>,
  record: string | undefined,
  { opened, begin }: Opened<Whole>,
) {
  const { person } = useSession();
  const key = record && `staffDraft ${person.id} ${record}`;
  const [found, setFound] = useState(() => {
    const draft = key && (parseStored(browserTexts.read(key)) as Draft<Whole, Values> | null);
    // Nobody knows over what the others would be saved.
    return draft && draft.held !== undefined ? draft : null;
  });
  /** What is still offered, also to what happens before the next rendering. */
  const offered = useRef(found);
  const { subscribe, reset, getValues, formState } = form;
  useEffect(() => {
    if (!key) return;
    return subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, isDirty }) {
        if (isDirty) browserTexts.write(key, JSON.stringify({ held: opened.current, values }));
        // Whoever takes back what they typed over an offer is offered it again.
        else if (offered.current) browserTexts.write(key, JSON.stringify(offered.current));
        else browserTexts.drop(key);
      },
    });
  }, [subscribe, key, opened]);

  const forget = useCallback(() => {
    if (key) browserTexts.drop(key);
    offered.current = null;
    setFound(null);
  }, [key]);
  function goOn({ held: then, values }: Draft<Whole, Values>) {
    forget();
    begin(opened.current && { ...opened.current, ...then });
    reset({ ...getValues(), ...values }, { keepDefaultValues: true });
  }
  return {
    forget,
    notice: found && !formState.isDirty && (
      <Alert kind="warning" title={text.draftFound}>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" kind="primary" onClick={() => goOn(found)}>
            {text.draftContinue}
          </Button>
          <Button size="sm" onClick={forget}>
            {text.draftForget}
          </Button>
        </div>
      </Alert>
    ),
  };
}
