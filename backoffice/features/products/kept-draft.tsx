import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { browserTexts, parseStored } from '../../../kit/state/stored-texts.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { formMessages } from './form-messages.ts';
import type { Values } from './form-values.ts';

const keyOf = (id: number) => `staffProduct:${id}`;

export const forgetDraft = (id: number) => browserTexts.drop(keyOf(id));

type Kept = { version: number; values: Values };

function readDraft({ id, version }: { id: number; version: number }): Values | null {
  const kept = parseStored(browserTexts.read(keyOf(id))) as Kept | null;
  return kept?.version === version ? kept.values : null;
}

/** What is typed outlives the tab, until it is saved; of another version it is no use. */
export function useKeptDraft(
  product: { id: number; version: number },
  form: UseFormReturn<Values>,
) {
  const [found, setFound] = useState(() => readDraft(product));
  const { id, version } = product;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback({ values, isDirty }) {
          if (!isDirty) return;
          browserTexts.write(keyOf(id), JSON.stringify({ version, values }));
        },
      }),
    [form, id, version],
  );
  return {
    found,
    restore() {
      for (const [name, value] of Object.entries(found ?? {})) {
        form.setValue(name as keyof Values, value as Values[keyof Values], { shouldDirty: true });
      }
      setFound(null);
    },
    forget() {
      forgetDraft(id);
      setFound(null);
    },
  };
}

export function DraftNotice({ draft }: { draft: ReturnType<typeof useKeptDraft> }) {
  const text = useMessages(formMessages);
  if (!draft.found) return null;
  return (
    <Alert kind="warning" title={text.draftFound}>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" kind="primary" onClick={draft.restore}>
          {text.restore}
        </Button>
        <Button size="sm" onClick={draft.forget}>
          {text.forget}
        </Button>
      </div>
    </Alert>
  );
}
