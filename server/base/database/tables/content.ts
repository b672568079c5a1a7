import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import type { Edited, NullableTimestamp, Timestamp } from './columns.ts';

/** What the shop says. */
export type ContentTables = {
  setting: Edited & { key: string; value: JSONColumnType<object> };
  content_page: Edited & {
    id: GeneratedAlways<number>;
    slug: string;
    section: 'about' | 'info';
    title_ro: string;
    title_ru: string;
    excerpt_ro: string;
    excerpt_ru: string;
    body_ro: string;
    body_ru: string;
    position: number;
    active: Generated<boolean>;
    starts_at: NullableTimestamp;
    ends_at: NullableTimestamp;
  };
  article: Edited & {
    id: GeneratedAlways<number>;
    slug: string;
    kind: 'news' | 'announcement';
    title_ro: string;
    title_ru: string;
    excerpt_ro: string;
    excerpt_ru: string;
    body_ro: string;
    body_ru: string;
    image: string | null;
    active: Generated<boolean>;
    published_at: Timestamp;
    ends_at: NullableTimestamp;
  };
  home_block: Edited & {
    id: GeneratedAlways<number>;
    kind: 'banner' | 'slide' | 'advantage' | 'client';
    title_ro: string;
    title_ru: string;
    text_ro: string;
    text_ru: string;
    button_ro: string | null;
    button_ru: string | null;
    link: string | null;
    image: string | null;
    icon: string | null;
    position: number;
    active: Generated<boolean>;
    starts_at: NullableTimestamp;
    ends_at: NullableTimestamp;
  };
  popup: Edited & {
    id: GeneratedAlways<number>;
    title_ro: string;
    title_ru: string;
    description_ro: string;
    description_ru: string;
    image: string | null;
    button_ro: string | null;
    button_ru: string | null;
    button_link: string | null;
    inactive_time: number | null;
    for_guests: Generated<boolean>;
    active: Generated<boolean>;
    starts_at: NullableTimestamp;
    ends_at: NullableTimestamp;
  };
  page_seo: Edited & {
    page: string;
    title_ro: string;
    title_ru: string;
    description_ro: string;
    description_ru: string;
    text_ro: string;
    text_ru: string;
  };
  phone: Edited & {
    id: GeneratedAlways<number>;
    phone: string;
    phone_to_call: string;
    department_ro: string;
    department_ru: string;
    place: 'header' | 'related' | 'footer';
    position: number;
  };
  /** Sentences of a mail that staff have worded anew; the others are the template's. */
  mail_text: Edited & {
    kind: string;
    texts: JSONColumnType<Record<string, Record<Locale, string>>>;
  };
  redirect: Edited & {
    id: GeneratedAlways<number>;
    from_path: string;
    to_address: string;
    is_permanent: boolean;
  };
};
