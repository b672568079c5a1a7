import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { toggleFavourite, useIsFavourite } from '../../favourites/favourites-store.ts';
import { messages } from '../messages.ts';
import type { ShownPage } from '../shown-page.ts';

export function FavouriteButton({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  const isFavourite = useIsFavourite(product.id);
  return (
    <Button
      icon={isFavourite ? 'heart-filled' : 'heart'}
      aria-label={isFavourite ? text.removeFavourite : text.addFavourite}
      onClick={() => toggleFavourite(product)}
      className={isFavourite ? 'text-danger!' : ''}
    />
  );
}
