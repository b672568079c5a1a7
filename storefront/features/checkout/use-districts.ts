import { useEffect, useState } from 'react';
import type { InferOutput } from 'valibot';
import type { Locale } from '../../../contract/locale.ts';
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

export type Place = Pick<District, 'value' | 'name_ro' | 'name_ru'>;

/** By name in the reader's language; the capital, where most orders go, comes first. */
export function placeOptions(places: readonly Place[], locale: Locale, first: number) {
  return places
    .map((place) => ({ value: place.value, label: place[`name_${locale}`] }))
    .sort(
      (a, b) =>
        Number(b.value === first) - Number(a.value === first) ||
        a.label.localeCompare(b.label, locale),
    );
}
