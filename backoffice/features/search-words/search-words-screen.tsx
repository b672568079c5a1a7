import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { countEdits, type Draft, editsOf, emptyDraft } from './draft.ts';
import { text } from './messages.ts';
import { MissedSearches } from './missed-searches.tsx';
import { WordsEditor } from './words-editor.tsx';

const route = getRouteApi('/signed-in/search-words');

/** What buyers write and what the shop understands by it, beside what they did not find. */
export default function SearchWordsScreen() {
  const { tab = 'words', word = '' } = route.useSearch();
  // Kept here, so that a look at what was not found loses nothing.
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const query = useQuery({
    queryKey: ['vocabulary'],
    queryFn: () => api.get('/staff/search/vocabulary/'),
    // Edited over for as long as it takes; what others saved meanwhile is told on saving.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Screen title={text.title} needs="vocabulary.write">
      <SectionLinks
        label={text.title}
        links={(['words', 'missed'] as const).map((one) => ({
          href: `/admin/search-words${one === 'missed' ? '?tab=missed' : ''}`,
          label: text[one],
          isHere: one === tab,
        }))}
      />
      {tab === 'missed' ? (
        <MissedSearches />
      ) : (
        <Loaded query={query}>
          {(shown) => <WordsEditor key={word} {...{ shown, draft, setDraft }} />}
        </Loaded>
      )}
      <LeaveGuard when={query.data !== undefined && countEdits(editsOf(draft, query.data)) > 0} />
    </Screen>
  );
}
