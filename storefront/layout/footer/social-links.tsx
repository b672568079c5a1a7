import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { asIconName } from '../../../kit/ui/icon-names.ts';
import type { Contacts } from '../layout-data.ts';
import { messages } from './messages.ts';

export function SocialLinks({ socials }: Pick<Contacts, 'socials'>) {
  const text = useMessages(messages);
  if (socials.length === 0) return null;
  return (
    <ul aria-label={text.socials} className="-ml-2 flex">
      {socials.map(({ kind, link }) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={kind[0]?.toUpperCase() + kind.slice(1)}
            className="grid size-11 place-items-center rounded-control text-silver hover:bg-ink-soft hover:text-paper"
          >
            <Icon name={asIconName(kind) ?? 'link'} />
          </a>
        </li>
      ))}
    </ul>
  );
}
