import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { categoryIcon } from '../../layout/category-icon.ts';
import type { TopCategory } from '../../layout/layout-data.ts';
import { Section } from '../../ui/section.tsx';
import { messages } from './messages.ts';

const SHOWN = 8;

export function CategoryTiles({ menu }: { menu: TopCategory[] }) {
  const text = useMessages(messages);
  if (menu.length === 0) return null;
  return (
    <Section title={text.categories}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {menu.slice(0, SHOWN).map(({ id, link, title, icon }) => (
          <li key={id}>
            <a
              href={link}
              className="flex h-full min-h-18 items-center gap-4 rounded-card border border-line px-4 py-3 font-semibold hover:border-edge hover:shadow-lift"
            >
              <Icon name={categoryIcon(icon)} size={32} className="text-copper" />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
