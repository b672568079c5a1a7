import type { Locale } from '../../../contract/locale.ts';
import { keptInStep } from '../../base/changes/follower.ts';
import type { Database } from '../../base/database/connect.ts';
import { selectComingAnnouncements, selectComingPages, selectPhones } from './queries.ts';

/**
 * What stands around every page, read once for all of them: rendering a page asks the database for
 * none of it. What is shown from a date on is here before it, and the clock decides.
 */
export type SiteContent = Record<Locale, Awaited<ReturnType<typeof loadIn>>>;

export const keepSiteContent = (db: Database) =>
  keptInStep(
    ['article', 'content_page', 'phone'],
    () => loadSiteContent(db),
    // The newest stands above every page.
    (before, now) => (announcementsOf(before) === announcementsOf(now) ? [] : ['all']),
  );

const announcementsOf = ({ ro, ru }: SiteContent) =>
  JSON.stringify([ro.announcements, ru.announcements]);

async function loadSiteContent(db: Database): Promise<SiteContent> {
  const [ro, ru] = await Promise.all([loadIn(db, 'ro'), loadIn(db, 'ru')]);
  return { ro, ru };
}

async function loadIn(db: Database, locale: Locale) {
  const [phones, pages, announcements] = await Promise.all([
    selectPhones(db, locale),
    selectComingPages(db, locale),
    selectComingAnnouncements(db, locale),
  ]);
  return { phones, pages, announcements };
}

type Timed = { starts_at: Date | null; ends_at: Date | null };

/** Those whose time it is. */
export const shownNow = <Row extends Timed>(rows: Row[], now = Date.now()): Row[] =>
  rows.filter(
    ({ starts_at, ends_at }) =>
      (starts_at === null || starts_at.getTime() <= now) &&
      (ends_at === null || ends_at.getTime() > now),
  );
