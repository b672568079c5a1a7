import { locales } from '../../../contract/locale.ts';
import type { ContentState, MissingTexts } from '../../../contract/staff/content/shapes.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { text } from './messages.ts';

const looks = { draft: 'neutral', planned: 'warn', shown: 'ok', ended: 'danger' } as const;

/** Whether customers see it now. */
export function StateMark({ state }: { state: ContentState }) {
  return <Badge kind={looks[state]}>{text[state]}</Badge>;
}

/** Where a language is missing, and which texts. */
export function MissingMark({ missing }: { missing: MissingTexts }) {
  const labels: Record<string, unknown> = text;
  return locales
    .filter((language) => missing[language].length > 0)
    .map((language) => (
      <Badge
        key={language}
        kind="warn"
        title={missing[language].map((name) => labels[name] ?? name).join(', ')}
      >
        {text.without(language.toUpperCase())}
      </Badge>
    ));
}

/** Of a list: which texts are missing, and whether customers see it. */
export const stateColumns: Column<{ missing: MissingTexts; state: ContentState }>[] = [
  { key: 'missing', title: text.languages, cell: (row) => <MissingMark missing={row.missing} /> },
  { key: 'state', title: text.state, cell: ({ state }) => <StateMark state={state} /> },
];
