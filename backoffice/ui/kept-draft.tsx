import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { browserTexts, parseStored } from '../../kit/state/stored-texts.ts';
import { Alert } from '../../kit/ui/alert.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useSession } from '../session/session.ts';
import { ui as text } from './messages.ts';

type Draft<Values> = { version: number; values: Values };

/**
 * What is typed outlives the tab until it is saved. It is offered to nobody else at the same browser, and
 * over no other version. `record`: what is written, such as `product 12`; without one nothing is kept.
 */
export function useKeptDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
  record: string | undefined,
  version: number,
) {
  const { person } = useSession();
  const key = record && `staffDraft ${person.id} ${record}`;
  const [found, setFound] = useState(
    () => key && (parseStored(browserTexts.read(key)) as Draft<Values> | null),
  );
  const { subscribe, reset, getValues } = form;
  useEffect(() => {
    if (!key) return;
    return subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, isDirty }) {
        if (isDirty) browserTexts.write(key, JSON.stringify({ version, values }));
        else if (!found) browserTexts.drop(key);
      },
    });
  }, [subscribe, key, version, found]);

  const forget = useCallback(() => {
    if (key) browserTexts.drop(key);
    setFound(null);
  }, [key]);
  return {
    forget,
    notice: found && found.version === version && (
      <Alert kind="warning" title={text.draftFound}>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="sm"
            kind="primary"
            onClick={() => {
              reset({ ...getValues(), ...found.values }, { keepDefaultValues: true });
              setFound(null);
            }}
          >
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
