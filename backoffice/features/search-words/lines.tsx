import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { VocabularyShown } from '../../../contract/staff/search-words.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { foldText } from '../../../kit/ui/fold-text.ts';
import { SearchField } from '../../ui/search-field.tsx';
import type { Draft } from './draft.ts';
import { text } from './messages.ts';

const route = getRouteApi('/signed-in/search-words');

/** As many as one looks through; more are found by a word. */
const MOST = 60;

type Props = {
  shown: VocabularyShown;
  draft: Draft;
  onChange: (meaning: string, spellings: string) => void;
  actions: ReactNode;
};

/** A line for each meaning, edited where it stands. */
export function Lines({ shown, draft, onChange, actions }: Props) {
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const search = (typed: string) =>
    void navigate({ search: (now) => ({ ...now, q: typed || undefined }), replace: true });
  const added = Object.entries(draft.added).map(([meaning, title]) => ({
    meaning,
    title,
    is_known: true,
    spellings: [] as string[],
  }));
  const wanted = foldText(q);
  const isEdited = ({ meaning }: { meaning: string }) => draft.lines[meaning] !== undefined;
  const fitting = shown.lines.filter(
    ({ meaning, title, spellings }) =>
      isEdited({ meaning }) ||
      foldText(`${title} ${meaning} ${spellings.join(' ')}`).includes(wanted),
  );
  // What was edited is in view, wherever it stands; what one is typing into stays where it is.
  const lines = [...added, ...fitting.slice(MOST).filter(isEdited), ...fitting.slice(0, MOST)];
  return (
    <>
      <div className="filters">
        <SearchField value={q} onChange={search} />
        {actions}
      </div>
      <p className="px-4 pt-3 pb-1 text-sm text-steel">{text.spellingsHint}</p>
      {lines.length === 0 && <p className="p-4 text-steel">{text.noLines}</p>}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <Line
            key={line.meaning}
            line={line}
            typed={draft.lines[line.meaning]}
            onChange={(spellings) => onChange(line.meaning, spellings)}
          />
        ))}
      </ul>
      {fitting.length > MOST && (
        <p className="border-t border-line p-4 text-sm text-steel">
          {text.more(fitting.length - MOST)}
        </p>
      )}
    </>
  );
}

type LineProps = {
  line: VocabularyShown['lines'][number];
  /** What was typed over it. */
  typed: string | undefined;
  onChange: (spellings: string) => void;
};

function Line({ line: { title, meaning, is_known, spellings }, typed, onChange }: LineProps) {
  const value = typed ?? spellings.join(', ');
  const isChanged = typed !== undefined && typed !== spellings.join(', ');
  return (
    <li
      className={`grid items-start gap-x-4 gap-y-1 px-4 py-2 md:grid-cols-[minmax(10rem,2fr)_3fr] ${isChanged ? 'bg-copper-soft' : ''}`}
    >
      <div className="min-w-0 py-1.5 text-sm">
        <span className="font-medium">{title}</span>
        {title !== meaning && (
          <span className="block text-xs wrap-break-word text-steel">{meaning}</span>
        )}
        {!is_known && <Badge kind="warn">{text.waiting}</Badge>}
      </div>
      <textarea
        aria-label={`${text.spellings}: ${title}`}
        rows={Math.max(1, Math.ceil(value.length / 62))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="control field-sizing-content min-h-9 text-sm"
      />
    </li>
  );
}
