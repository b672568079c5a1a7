import { useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { messages } from './messages.ts';

type Props = { url: string; title: string };

const look = 'grid size-11 place-items-center rounded-control hover:bg-mist';

/** Plain addresses of the places a text is sent to: no script of theirs is loaded. */
export function ShareButtons({ url, title }: Props) {
  const text = useMessages(messages);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="font-semibold">{text.share}</p>
      <ul className="flex">
        {places(url, title).map(({ icon, name, href }) => (
          <li key={icon}>
            <a
              href={href}
              // A messenger's own address opens the messenger; a tab for it would stay empty.
              target={href.startsWith('https:') ? '_blank' : undefined}
              rel="noopener"
              aria-label={text.shareIn(name)}
              className={look}
            >
              <Icon name={icon} size={22} />
            </a>
          </li>
        ))}
        <li>
          <CopyButton url={url} />
        </li>
      </ul>
    </div>
  );
}

function places(url: string, title: string) {
  const link = encodeURIComponent(url);
  const words = encodeURIComponent(`${title} ${url}`);
  return [
    { icon: 'facebook', name: 'Facebook', href: `https://www.facebook.com/sharer.php?u=${link}` },
    { icon: 'telegram', name: 'Telegram', href: `https://t.me/share/url?url=${link}` },
    { icon: 'viber', name: 'Viber', href: `viber://forward?text=${words}` },
    { icon: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${words}` },
  ] as const;
}

function CopyButton({ url }: { url: string }) {
  const text = useMessages(messages);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );

  return (
    <span className="flex items-center">
      <button type="button" aria-label={text.copyLink} onClick={copy} className={look}>
        <Icon name={outcome === 'copied' ? 'check' : 'link'} size={22} />
      </button>
      <span role="status" className="text-sm">
        {outcome && text[outcome]}
      </span>
    </span>
  );
}
