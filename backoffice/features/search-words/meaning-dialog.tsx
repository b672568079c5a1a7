import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { api } from '../../api/api.ts';
import { quoted } from '../../ui/format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { text } from './messages.ts';

type Props = {
  /** The word a meaning is looked for, if there is one already. */
  word: string;
  onChoose: (meaning: string, title: string) => void;
  onClose: () => void;
};

/** What a word stands for: something of the catalogue, or other words to look for. */
export function MeaningDialog({ word, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const { data: suggested = [] } = useQuery({
    queryKey: ['meanings', typed],
    queryFn: () => api.get('/staff/search/meanings/', { query: { q: typed } }),
    placeholderData: keepPreviousData,
  });
  const words = typed.trim();
  return (
    <Dialog open onClose={onClose} title={word ? `${text.addTitle} ${quoted(word)}` : text.add}>
      <p className="mb-2 text-steel">{text.chooseMeaning}</p>
      <SearchField value={typed} onChange={setTyped} />
      <ul className="mt-3 grid gap-0.5">
        {suggested.map(({ meaning, title }) => (
          <li key={meaning}>
            <Choice onChoose={() => onChoose(meaning, title)} title={title} note={meaning} />
          </li>
        ))}
        {/^[\p{L}\p{N}\s.-]{2,}$/u.test(words) && (
          <li>
            <Choice onChoose={() => onChoose(words, words)} title={text.plainWords(words)} />
          </li>
        )}
      </ul>
    </Dialog>
  );
}

const Choice = (props: { onChoose: () => void; title: string; note?: string }) => (
  <button
    type="button"
    onClick={props.onChoose}
    className="flex min-h-10 w-full flex-wrap items-center gap-x-3 rounded-control px-3 py-1.5 text-left hover:bg-mist"
  >
    <span className="font-medium">{props.title}</span>
    {props.note && <span className="ml-auto text-xs text-steel">{props.note}</span>}
  </button>
);
