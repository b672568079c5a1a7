import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { categoryIcon } from '../category-icon.ts';
import { laterMessages } from '../later-messages.ts';
import { DownButton, entryClass } from './menu-entry.tsx';
import { messages } from './messages.ts';

type Entry = {
  id: number;
  title: string;
  link: string;
  icon: string | null;
  subcategories?: readonly Entry[];
};

type Props = {
  title: string;
  /** The category's own page; the catalogue as a whole has none. */
  link?: string;
  entries: readonly Entry[];
  onDown: (id: number) => void;
  onUp: () => void;
};

export function CategoryLevel({ title, link, entries, onDown, onUp }: Props) {
  const { back } = useMessages(messages);
  const { allOf } = useMessages(laterMessages);
  return (
    <nav aria-label={title}>
      <button type="button" data-back onClick={onUp} className={`${entryClass} text-steel`}>
        <Icon name="arrow-left" size={20} />
        {back}
      </button>
      <p className="pt-3 pb-2 text-lg font-bold">{title}</p>
      {link && (
        <a href={link} className={`${entryClass} font-semibold text-copper`}>
          {allOf(title)}
        </a>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.subcategories?.length ? (
              <DownButton
                id={entry.id}
                icon={entry.icon === null ? null : categoryIcon(entry.icon)}
                title={entry.title}
                onDown={() => onDown(entry.id)}
              />
            ) : (
              <a href={entry.link} className={entryClass}>
                {entry.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
