import type { Generated, GeneratedAlways } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';

/** What the search reads, and what it was asked. */
export type SearchTables = {
  search_word: { id: GeneratedAlways<number>; word: string };
  product_search: { product_id: number; words: Buffer; codes: string[] };
  search_synonym: {
    id: GeneratedAlways<number>;
    meaning: string;
    spelling: string;
    position: number;
  };
  equivalent_mark: { group_number: number; mark: string };
  vocabulary: { only_row: Generated<boolean>; version: number; updated_at: Generated<Date> };
  search_count: {
    day: string;
    key: string;
    locale: Locale;
    text: string;
    searches: number;
    found: number;
    is_partly: boolean;
  };
};
