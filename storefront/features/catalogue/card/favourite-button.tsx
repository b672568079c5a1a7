import type { ProductCard } from '../../../../contract/shapes/product.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toggleFavourite, useIsFavourite } from '../actions.ts';
import { messages } from './messages.ts';

export function FavouriteButton({ product }: { product: ProductCard }) {
  const text = useMessages(messages);
  const isFavourite = useIsFavourite(product.id);
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={text.favourite(product.title)}
      onClick={() => toggleFavourite(product)}
      className={`absolute top-1 right-1 grid size-11 place-items-center rounded-full hover:text-danger ${isFavourite ? 'text-danger' : 'text-steel'}`}
    >
      <Icon name={isFavourite ? 'heart-filled' : 'heart'} size={22} />
    </button>
  );
}
