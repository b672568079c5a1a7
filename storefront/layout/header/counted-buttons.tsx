import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon, type IconName } from '../../../kit/ui/icon.tsx';
import { useCartCount } from '../../features/cart/cart-store.ts';
import { useFavouriteCount } from '../../features/favourites/favourites-store.ts';
import { messages } from '../messages.ts';
import { faceClass } from './face-class.ts';

/** The heart is red as soon as there is a favourite. */
export function FavouritesButton() {
  const count = useFavouriteCount();
  return (
    <CountedLink
      path="/favorite"
      label={useMessages(messages).favourites}
      icon={count > 0 ? 'heart-filled' : 'heart'}
      iconClass={count > 0 ? 'text-[#ff5a4f]' : ''}
      count={count}
    />
  );
}

export const CartButton = () => (
  <CountedLink path="/cart" label={useMessages(messages).cart} icon="cart" count={useCartCount()} />
);

type Props = {
  path: string;
  label: string;
  icon: IconName;
  iconClass?: string;
  count: number;
};

function CountedLink({ path, label, icon, iconClass, count }: Props) {
  return (
    <a href={localPath(useLocale(), path)} className={faceClass}>
      <Icon name={icon} className={iconClass} />
      <span className="max-xl:sr-only">{label}</span>
      {count > 0 && (
        <span className="absolute top-0 left-1/2 ml-0.5 min-w-5 rounded-full bg-spark px-1 text-center text-xs leading-5 font-bold text-ink tabular-nums">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  );
}
