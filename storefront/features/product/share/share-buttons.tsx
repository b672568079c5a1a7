import { useSyncExternalStore } from 'react';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Icon } from '../../../../kit/ui/icon.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { messages } from './messages.ts';
import { shareLinks } from './share-links.ts';

const look =
  'grid size-11 place-items-center rounded-control text-steel hover:bg-mist hover:text-ink';

/** `url` is the page's whole address, as the world outside knows it. */
export function ShareButtons({ url, title }: { url: string; title: string }) {
  const text = useMessages(messages);
  const { outcome, copy } = useCopy(url);
  const hasOwnWay = useOwnWayOfSharing();
  return (
    <fieldset className="-ml-2.5 flex flex-wrap items-center">
      <legend className="sr-only">{text.share}</legend>
      {shareLinks(url, title).map(({ icon, place, href }) => (
        <a
          key={icon}
          href={href}
          // A messenger's own address opens the messenger; a tab for it would stay empty.
          target={href.startsWith('https:') ? '_blank' : undefined}
          rel="noopener"
          aria-label={text.shareIn(place)}
          className={look}
        >
          <Icon name={icon} size={22} />
        </a>
      ))}
      <button type="button" aria-label={text.copyLink} onClick={copy} className={look}>
        <Icon
          name={outcome === 'copied' ? 'check' : 'link'}
          size={22}
          className={outcome === 'copied' ? 'text-ok' : ''}
        />
      </button>
      {hasOwnWay && (
        <button
          type="button"
          aria-label={text.shareElsewhere}
          // A visitor who thinks better of it has done nothing wrong.
          onClick={() => navigator.share({ title, url }).catch(() => null)}
          className={look}
        >
          <Icon name="share" size={22} />
        </button>
      )}
      <span role="status" className="px-2 text-sm">
        {outcome && text[outcome]}
      </span>
    </fieldset>
  );
}

/** Phones mostly have one; known only in the browser. */
const useOwnWayOfSharing = () =>
  useSyncExternalStore(
    () => () => {},
    () => 'share' in navigator,
    () => false,
  );
