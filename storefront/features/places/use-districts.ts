import { useEffect, useState } from 'react';
import type { InferOutput } from 'valibot';
import type { district } from '../../../contract/shapes/contact.ts';
import { browserApi } from '../session/public.ts';

export type District = InferOutput<typeof district>;

/** They do not change while a page is open. */
let districts: District[] | null = null;

/** Fetched when a courier is chosen: a long list that the other ways do not need. */
export function useDistricts(wanted: boolean) {
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading');
  const missing = wanted && districts === null && state === 'loading';

  useEffect(() => {
    if (!missing) return;
    let isOver = false;
    browserApi()
      .get('/contacts/districts/')
      .then(
        (answer) => {
          districts = answer;
          if (!isOver) setState('ready');
        },
        () => {
          if (!isOver) setState('failed');
        },
      );
    return () => {
      isOver = true;
    };
  }, [missing]);

  return {
    districts: districts ?? [],
    failed: state === 'failed' && districts === null,
    retry: () => setState('loading'),
  };
}
