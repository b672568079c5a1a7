import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { dismiss, useDismissed } from './dismissed.ts';
import hideDismissedUrl from './hide-dismissed.js?url&no-inline';
import { messages } from './messages.ts';

type Announcement = { id: number; slug: string; title: string };

/** Stands over the header until it is dismissed; the next announcement comes back to everybody. */
export function AnnouncementStrip({ announcement }: { announcement: Announcement }) {
  const text = useMessages(messages);
  const locale = useLocale();
  if (useDismissed(announcement.id)) return null;
  return (
    <>
      <section
        aria-label={text.label}
        data-announcement={announcement.id}
        // Already hidden by the script where it was dismissed.
        suppressHydrationWarning
        className="bg-spark text-sm font-medium"
      >
        <div className="page flex items-center gap-2">
          <a
            href={localPath(locale, `/news/${announcement.slug}`)}
            className="flex min-h-11 flex-1 items-center justify-center gap-2 py-2 leading-tight text-balance hover:underline"
          >
            <Icon name="info" size={20} className="max-md:hidden" />
            {announcement.title}
          </a>
          <button
            type="button"
            aria-label={text.dismiss}
            onClick={() => dismiss(announcement.id)}
            className="-mr-2 grid size-11 flex-none place-items-center rounded-control hover:bg-ink/10"
          >
            <Icon name="close" size={20} />
          </button>
        </div>
      </section>
      <script src={hideDismissedUrl} />
    </>
  );
}
