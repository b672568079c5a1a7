import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Icon } from '../../../../kit/ui/icon.tsx';
import { toggleFavourite, useIsFavourite } from '../../favourites/favourites-store.ts';
import { messages } from './messages.ts';
import type { ShownProduct } from './shown-product.ts';

export function FavouriteButton({ product }: { product: ShownProduct }) {
  const text = useMessages(messages);
  const isFavourite = useIsFavourite(product.id);
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={text.favourite(product.title)}
      onClick={() => toggleFavourite(product)}
      className="favourite-mark"
    >
      <Icon name={isFavourite ? 'heart-filled' : 'heart'} size={22} />
    </button>
  );
}
