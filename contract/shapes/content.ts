import * as v from 'valibot';
import { pages } from './listing.ts';
import { brandReference } from './product.ts';
import { count, html, id, picture, timestamp } from './values.ts';

export const seo = v.object({ title: v.string(), description: v.string(), text: html });

export const button = v.object({ text: v.string(), link: v.string() });
export const banner = v.object({
  id,
  title: v.string(),
  text: v.string(),
  image: v.nullable(picture),
  button: v.nullable(button),
});
export const advantage = v.object({
  id,
  title: v.string(),
  text: v.string(),
  icon: v.nullable(v.string()),
});
export const client = v.object({ id, title: v.string(), image: v.nullable(picture) });

export const popup = v.object({
  id,
  title: v.string(),
  description: html,
  image: v.nullable(picture),
  button: v.nullable(button),
  /** Seconds. */
  inactive_time: v.nullable(count),
  /** Not for customers, such as one that says how to see prices. */
  for_guests: v.boolean(),
});

const articleEntry = {
  id,
  slug: v.string(),
  kind: v.picklist(['news', 'announcement']),
  title: v.string(),
  excerpt: v.string(),
  image: v.nullable(picture),
  published_at: timestamp,
};
export const articleCard = v.object(articleEntry);
export type ArticleCard = v.InferOutput<typeof articleCard>;
export const article = v.object({ ...articleEntry, body: html });
export const articleList = v.object({ pages, total: count, results: v.array(articleCard) });

export const contentPageReference = v.object({ id, slug: v.string(), title: v.string() });
export const contentPageCard = v.object({
  ...contentPageReference.entries,
  excerpt: v.string(),
  section: v.picklist(['about', 'info']),
});
export const contentPage = v.object({ ...contentPageCard.entries, body: html });

export const brand = v.object({
  ...brandReference.entries,
  logo: v.nullable(picture),
  description: v.string(),
  products: count,
});
