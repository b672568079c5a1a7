import type { MenuCategory } from '../../../contract/shapes/category.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon, type IconName } from '../../../kit/ui/icon.tsx';
import { messages } from './messages.ts';

type Category = Pick<MenuCategory, 'id' | 'title' | 'link'> & { icon: IconName };

/** Every way into the shop's shelves, the offers and the makers at the end. */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  const text = useMessages(messages);
  const locale = useLocale();
  return (
    <nav aria-label={text.catalogue}>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3 xl:grid-cols-8">
        {categories.map(({ id, title, link, icon }) => (
          <Tile key={id} title={title} href={link} icon={icon} mark="bg-mist text-copper" />
        ))}
        <Tile
          title={text.discounts}
          href={localPath(locale, '/discount')}
          icon="percent"
          mark="bg-spark text-ink"
        />
        <Tile
          title={text.brands}
          href={localPath(locale, '/brand')}
          icon="certificate"
          mark="bg-ink text-spark"
        />
      </ul>
    </nav>
  );
}

type TileProps = { title: string; href: string; icon: IconName; mark: string };

const Tile = ({ title, href, icon, mark }: TileProps) => (
  <li>
    <a
      href={href}
      className="flex h-full min-h-16 items-center gap-2 rounded-card border border-line bg-paper p-2 text-[13px] leading-tight font-semibold hover:border-edge hover:shadow-lift lg:gap-3 lg:p-3 lg:text-sm xl:min-h-32 xl:flex-col xl:items-start"
    >
      <span
        className={`grid size-9 flex-none place-items-center rounded-control lg:size-11 ${mark}`}
      >
        <Icon name={icon} size={24} />
      </span>
      <span className="min-w-0 hyphens-auto wrap-break-word">{title}</span>
    </a>
  </li>
);
