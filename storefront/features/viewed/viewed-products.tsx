import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { useStore } from '../../../kit/state/store.ts';
import { Picture } from '../../../kit/ui/picture.tsx';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';
import { Rail } from '../../ui/rail.tsx';
import { Section } from '../../ui/section.tsx';
import { messages } from './messages.ts';
import { type ViewedProduct, viewed } from './viewed-store.ts';

type Props = {
  /** The product whose page this is. */
  except?: number;
  className?: string;
};

/** Pages are shared, so the rail comes with the browser; it belongs below the first view. */
export function ViewedProducts({ except, className }: Props) {
  const text = useMessages(messages);
  const others = useStore(viewed).filter(({ id }) => id !== except);
  if (others.length === 0) return null;
  return (
    <Section title={text.title} className={className}>
      <Rail label={text.title} itemClass="w-40 md:w-44">
        {others.map((product) => (
          <ViewedCard key={product.id} product={product} />
        ))}
      </Rail>
    </Section>
  );
}

function ViewedCard({ product }: { product: ViewedProduct }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const title = locale === 'ru' ? product.title_ru : product.title_ro;
  return (
    <a
      href={localPath(locale, `/product/${product.slug}`)}
      className="group flex h-full flex-col gap-2 rounded-card border border-line bg-paper p-3 hover:border-edge hover:shadow-lift"
    >
      <Picture
        picture={product.image}
        preset="thumbnail"
        width={150}
        height={150}
        alt=""
        className="mx-auto aspect-square h-auto w-full max-w-32"
      />
      <span className="line-clamp-2 min-h-[2lh] text-sm leading-5 font-medium group-hover:text-copper">
        {withNoBreakSpaces(title)}
      </span>
      <span className="truncate text-xs text-steel tabular-nums">
        {text.code} {product.code}
      </span>
    </a>
  );
}
