import { formatAmount } from '../../../contract/amount.ts';
import { pictureUrl } from '../../../contract/pictures.ts';
import type { ProductRow } from '../../../contract/staff/catalogue/product-shapes.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable, figures } from '../../ui/data-table.tsx';
import { formatMoney } from '../../ui/format.ts';
import { markColumn } from '../../ui/mark-column.tsx';
import { titleOf } from '../../ui/title-of.ts';
import type { Paging } from '../../ui/use-pages.ts';
import { text } from './messages.ts';
import { StateBadge } from './state-badge.tsx';

type Props = {
  rows: ProductRow[];
  paging: Paging;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
};

/** So many are changed at once, all or none. */
const MOST_SELECTED = 200;

export function ProductTable({ rows, paging, selected, onSelect }: Props) {
  const mayWrite = useMay('products.write');
  const columns: Column<ProductRow>[] = [
    {
      key: 'product',
      title: text.product,
      isLink: true,
      cell: (row) => (
        <span className="flex items-center gap-3">
          <img
            src={pictureUrl(row.picture, 'avatar')}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            className="flex-none rounded-md border border-line bg-paper"
          />
          <span className="min-w-0">
            <span className="line-clamp-3 xl:line-clamp-2">{titleOf(row)}</span>
            <span className="flex flex-wrap gap-1 text-xs font-normal text-steel">
              {row.brand.title} · {titleOf(row.category)}
              {row.lacks_russian && <Badge kind="warn">{text.noRussian}</Badge>}
              {row.picture === null && <Badge kind="warn">{text.noPicture}</Badge>}
            </span>
          </span>
        </span>
      ),
    },
    { key: 'code', title: text.code, cell: ({ code }) => code, className: 'whitespace-nowrap' },
    { key: 'state', title: text.state, cell: ({ state }) => <StateBadge state={state} /> },
    figures('stock', text.stock, ({ stock, unit }) =>
      formatAmount(stock, locale === 'ru' ? unit.title_ru : unit.title_ro),
    ),
    figures('price', text.price, ({ price, promotion_price }) =>
      promotion_price === null ? (
        formatMoney(price)
      ) : (
        <>
          <s className="text-steel">{formatMoney(price)}</s> {formatMoney(promotion_price)}
        </>
      ),
    ),
  ];
  const marking = {
    ...{ rows, marked: selected, onMark: onSelect, most: MOST_SELECTED },
    label: text.selectPage,
    labelOf: (row: ProductRow) => text.select(titleOf(row)),
  };
  return (
    <DataTable
      label={text.title}
      columns={mayWrite ? [markColumn(marking), ...columns] : columns}
      {...{ rows, paging }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/products/${id}`}
    />
  );
}
