import { useSyncExternalStore } from 'react';
import type { Product } from '../../../../contract/shapes/product.ts';
import { localPath, useLocale } from '../../../i18n/locale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { absoluteUrl, useSite } from '../../../seo/site.ts';
import { Icon } from '../../../ui/icon.tsx';
import { messages } from '../messages.ts';
import { useCopy } from '../use-copy.ts';
import { shareLinks } from './share-links.ts';

const look =
  'grid size-11 place-items-center rounded-control text-steel hover:bg-mist hover:text-ink';

export function ShareButtons({ product }: { product: Product }) {
  const text = useMessages(messages);
  const path = localPath(useLocale(), `/product/${product.slug}`);
  const url = absoluteUrl(useSite(), path);
  const { outcome, copy } = useCopy(url);
  const hasOwnWay = useOwnWayOfSharing();
  return (
    <fieldset className="-ml-2.5 flex flex-wrap items-center">
      <legend className="sr-only">{text.share}</legend>
      {shareLinks(url, product.title).map(({ icon, place, href }) => (
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
          onClick={() => navigator.share({ title: product.title, url }).catch(() => null)}
          className={look}
        >
          <Icon name="share" size={22} />
        </button>
      )}
      <span role="status" className="px-2 text-sm">
        {outcome && (outcome === 'copied' ? text.linkCopied : text.copyFailed)}
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
