import * as v from 'valibot';
import {
  article,
  contentPage,
  homeBlock,
  pageSeo,
  phone,
  popup,
  redirect,
} from '../../editing/content.ts';
import { id, timestamp } from '../../shapes/values.ts';

/** Whether customers see it now: by its switch and by its dates. */
export const contentStates = ['draft', 'planned', 'shown', 'ended'] as const;
export type ContentState = (typeof contentStates)[number];
export const contentState = v.picklist(contentStates);

export const blockKinds = ['banner', 'slide', 'advantage', 'client'] as const;
export type BlockKind = (typeof blockKinds)[number];
export const articleKinds = ['news', 'announcement'] as const;
export const pageSections = ['about', 'info'] as const;
export const phonePlaces = ['header', 'related', 'footer'] as const;

/** Pages of the shop that show texts for search engines. */
export const seoPages = ['home', 'brands'] as const;

/** Texts that one language has and the other has not, by name: `title`, `body`. */
export const missingTexts = v.object({ ro: v.array(v.string()), ru: v.array(v.string()) });
export type MissingTexts = v.InferOutput<typeof missingTexts>;

const kept = { id, version: v.number(), updated_at: timestamp };
const translated = { ...kept, missing: missingTexts };
const published = { ...translated, state: contentState };
const titles = { title_ro: v.string(), title_ru: v.string() };
const dates = { starts_at: v.nullable(timestamp), ends_at: v.nullable(timestamp) };

/** Places in a list are changed by ordering it, not by a form. */
export const pageFields = v.omit(contentPage, ['position']);
export const articleFields = article;
export const blockFields = v.omit(homeBlock, ['position']);
export const popupFields = popup;
export const phoneFields = v.omit(phone, ['position']);
export const redirectFields = redirect;
export const seoFields = v.omit(pageSeo, ['page']);

export const pageEntry = v.object({
  ...published,
  ...titles,
  ...dates,
  slug: v.string(),
  section: v.picklist(pageSections),
});
export const articleEntry = v.object({
  ...published,
  ...titles,
  slug: v.string(),
  kind: v.picklist(articleKinds),
  image: v.nullable(v.string()),
  published_at: timestamp,
  ends_at: v.nullable(timestamp),
});
export const blockEntry = v.object({
  ...published,
  ...titles,
  ...dates,
  kind: v.picklist(blockKinds),
  image: v.nullable(v.string()),
  icon: v.nullable(v.string()),
});
export const popupEntry = v.object({
  ...published,
  ...titles,
  ...dates,
  image: v.nullable(v.string()),
});

export const phoneWhole = v.object({ ...translated, ...phoneFields.entries });
export const redirectWhole = v.object({ ...kept, ...redirectFields.entries });
export const pageWhole = v.object({ ...published, ...pageFields.entries });
export const articleWhole = v.object({ ...published, ...articleFields.entries });
export const blockWhole = v.object({ ...published, ...blockFields.entries });
export const popupWhole = v.object({ ...published, ...popupFields.entries });

/** Version 0: nobody has written it yet. */
export const seoWhole = v.object({
  ...seoFields.entries,
  page: v.picklist(seoPages),
  version: v.number(),
  missing: missingTexts,
});

export const unitEntry = v.object({
  key: v.string(),
  version: v.number(),
  title_ro: v.string(),
  title_ru: v.string(),
});
