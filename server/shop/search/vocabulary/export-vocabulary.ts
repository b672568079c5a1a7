import type { VocabularyShown } from '../../../../contract/staff/search-words.ts';
import { type Column, exportWhole, type Taking } from '../../../base/exports/export-list.ts';
import type { Shop } from '../../shop.ts';
import { showVocabulary } from './show-vocabulary.ts';

const columns: Column<VocabularyShown['lines'][number]>[] = [
  { title: { ro: 'Ce înseamnă', ru: 'Что означает' }, cell: ({ title }) => title, width: 36 },
  { title: { ro: 'În notația căutării', ru: 'В записи поиска' }, cell: ({ meaning }) => meaning },
  {
    title: { ro: 'Cum se scrie', ru: 'Как пишут' },
    cell: ({ spellings }) => spellings.join(', '),
    width: 60,
  },
];

/** All words of the trade and what they stand for. */
export const exportVocabulary = ({ db, catalogue }: Shop, by: Taking) =>
  exportWhole(db, by, {
    name: 'vocabulary',
    columns,
    rows: async (locale) => (await showVocabulary(db, catalogue(), locale)).lines,
  });
