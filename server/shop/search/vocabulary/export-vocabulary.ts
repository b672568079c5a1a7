import type { VocabularyShown } from '../../../../contract/staff/search-words.ts';
import { type Column, exportOf } from '../../../base/exports/export-list.ts';
import type { Shop } from '../../shop.ts';
import { showVocabulary } from './show-vocabulary.ts';

const columns: Column<VocabularyShown['lines'][number]>[] = [
  ['Ce înseamnă', 'Что означает', ({ title }) => title, 36],
  ['În notația căutării', 'В записи поиска', ({ meaning }) => meaning],
  ['Cum se scrie', 'Как пишут', ({ spellings }) => spellings.join(', '), 60],
];

/** All words of the trade and what they stand for. */
export const exportVocabulary = exportOf(
  'vocabulary',
  columns,
  async ({ db, catalogue }: Shop, _: object, { locale }) =>
    (await showVocabulary(db, catalogue(), locale)).lines,
);
