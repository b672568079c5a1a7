import type { PricePreviewPage } from '../../../contract/staff/price-change-shapes.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { locale } from '../../i18n.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { formatMoney } from '../../ui/format.ts';
import { text } from './messages.ts';

export type Shown = { show: 'changed' | 'left'; page: number };

type Props = { preview: PricePreviewPage; shown: Shown; onShow: (shown: Shown) => void };

/** Old and new of every product, or why it stays, page by page. */
export function PricePreview({ preview, shown, onShow }: Props) {
  const { changed, left, promotions_ended, total_pages, rows } = preview;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 py-2">
        {(['changed', 'left'] as const).map((show) => (
          <Button
            key={show}
            size="sm"
            aria-pressed={shown.show === show}
            kind={shown.show === show ? 'primary' : 'secondary'}
            onClick={() => onShow({ show, page: 1 })}
          >
            {show === 'changed' ? text.changed(changed) : text.left(left)}
          </Button>
        ))}
        {promotions_ended > 0 && <Badge kind="warn">{text.ended(promotions_ended)}</Badge>}
      </div>
      <DataTable
        label={text.preview}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { key: 'code', title: text.code, cell: ({ code }) => code },
          {
            key: 'title',
            title: text.product,
            cell: ({ title_ro, title_ru }) => (locale === 'ru' && title_ru) || title_ro,
          },
          {
            key: 'old',
            title: text.old,
            isNumber: true,
            cell: ({ old_price }) => formatMoney(old_price),
          },
          {
            key: 'new',
            title: text.new,
            isNumber: true,
            cell: ({ new_price }) => <b>{new_price === null ? '—' : formatMoney(new_price)}</b>,
          },
          {
            key: 'why',
            title: shown.show === 'left' ? text.why : text.note,
            cell: ({ reason, promotion_ends }) =>
              reason ? text[reason] : promotion_ends && text.promotionEnds,
          },
        ]}
      />
      {total_pages > 1 && (
        <div className="flex items-center justify-center gap-3 p-3">
          <Button
            size="sm"
            icon="chevron-left"
            aria-label={text.previous}
            disabled={shown.page === 1}
            onClick={() => onShow({ ...shown, page: shown.page - 1 })}
          />
          <span className="text-sm">{text.page(shown.page, total_pages)}</span>
          <Button
            size="sm"
            icon="chevron-right"
            aria-label={text.next}
            disabled={shown.page === total_pages}
            onClick={() => onShow({ ...shown, page: shown.page + 1 })}
          />
        </div>
      )}
    </>
  );
}
