import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon, type IconName } from '../../../kit/ui/icon.tsx';
import { LanguageSwitch } from '../../features/language/language-switch.tsx';
import { ContactBlock } from '../contact-block.tsx';
import { messages } from '../messages.ts';
import { type ShopPage, useShopLinks } from '../shop-links.ts';
import { MenuAccount } from './menu-account.tsx';
import type { MenuContent } from './menu-button.tsx';
import { DownButton, entryClass } from './menu-entry.tsx';

type Props = Omit<MenuContent, 'menu'> & { catalogueId: string; onCatalogue: () => void };

const icons: Record<ShopPage, IconName> = {
  about: 'company',
  news: 'calendar',
  contact: 'map-pin',
  brands: 'certificate',
  discount: 'percent',
  companies: 'invoice',
};

/** The account, the catalogue, the shop's pages, and how to reach the shop. */
export function MainLevel({ phones, contacts, without, catalogueId, onCatalogue }: Props) {
  const text = useMessages(messages);
  const links = useShopLinks(['about', 'news', 'contact', 'brands', 'discount']);
  const listed = [...phones, ...phones.flatMap(({ related_phones }) => related_phones)];
  return (
    <>
      <MenuAccount />
      <nav aria-label={text.menu} className="mt-4 mb-5">
        <DownButton id={catalogueId} icon="grid" title={text.catalogue} onDown={onCatalogue} />
        <a href={localPath(useLocale(), '/favorite')} className={entryClass}>
          <Icon name="heart" className="text-copper" />
          {text.favourites}
        </a>
        {links.map(({ page, title, link }) => (
          <a key={page} href={link} className={entryClass}>
            <Icon name={icons[page]} className="text-copper" />
            {title}
          </a>
        ))}
      </nav>
      <LanguageSwitch className="mb-5 *:px-4 *:py-2.5" />
      {contacts && <ContactBlock contacts={contacts} phones={listed} without={without} />}
    </>
  );
}
