import { isInStock } from '../../../../contract/stock.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { addToCart } from '../../cart/cart-store.ts';
import { messages } from '../messages.ts';
import type { ShownPage } from '../shown-page.ts';
import { Availability } from './availability.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { PricePanel } from './price-panel.tsx';
import { usePurchase } from './purchase.tsx';
import { QuantityChoice } from './quantity-choice.tsx';
import { Sum } from './sum.tsx';
import { WholeCoils } from './whole-coils.tsx';

export function BuyBox({ product }: { product: ShownPage }) {
  if (product.is_archived) return <NoLongerSold product={product} />;
  return (
    <div className="grid gap-4 rounded-card border border-line bg-paper p-4 md:p-5">
      <Availability product={product} />
      <PricePanel product={product} />
      {isInStock(product.stock) ? <Buy product={product} /> : <SoldOut product={product} />}
    </div>
  );
}

function Buy({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  const { quantity, addButton } = usePurchase();
  return (
    <>
      <QuantityChoice product={product} />
      <Sum product={product} />
      <div className="flex gap-2">
        <Button
          ref={addButton}
          kind="primary"
          icon="cart"
          onClick={() => addToCart(product, quantity)}
          className="flex-1 px-3!"
        >
          {text.add(quantity, product.units)}
        </Button>
        <FavouriteButton product={product} />
      </div>
      <WholeCoils product={product} />
    </>
  );
}

function NoLongerSold({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  const [id, wording] =
    product.successors.length > 0
      ? ['#successors', text.seeSuccessors]
      : ['#similar', text.seeSimilar];
  return (
    <div className="grid gap-4 rounded-card border border-line bg-mist p-4 md:p-5">
      <p className="font-semibold">{text.noLongerSold}</p>
      <p className="text-sm">{text.noLongerSoldHelp}</p>
      {product.successors.length + product.similar.length > 0 && (
        <Button href={id} kind="primary">
          {wording}
        </Button>
      )}
    </div>
  );
}

function SoldOut({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  return (
    <>
      <p className="text-sm">{text.noStockHelp}</p>
      <div className="flex gap-2">
        {product.similar.length > 0 && (
          <Button href="#similar" kind="primary" className="flex-1">
            {text.seeSimilar}
          </Button>
        )}
        <FavouriteButton product={product} />
      </div>
    </>
  );
}
