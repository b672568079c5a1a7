import { MOST_DECIDED } from '../../../contract/editing/exchange.ts';
import type { WaitingThing } from '../../../contract/staff/exchange.ts';
import { exchangeReason } from '../../../contract/staff/exchange-words.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatMoment } from '../../ui/format.ts';
import { markColumn } from '../../ui/mark-column.tsx';
import type { Paging } from '../../ui/use-pages.ts';
import { useDecide } from './use-decide.ts';
import { text } from './waiting-messages.ts';

type Props = {
  rows: WaitingThing[];
  paging: Paging;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onAsk: (thing: WaitingThing) => void;
};

/** A price without a product is placed with its product: about it there is nothing to decide. */
const isDecided = ({ kind }: WaitingThing) => kind === 'product';

export function WaitingTable({ rows, paging, selected, onSelect, onAsk }: Props) {
  const mayDecide = useMay('products.write');
  const columns: Column<WaitingThing>[] = [
    { key: 'thing', title: text.thing, cell: (thing) => <Thing {...thing} /> },
    {
      key: 'decision',
      title: text.decision,
      isPlain: true,
      cell: (thing) =>
        mayDecide && isDecided(thing) && <Decisions thing={thing} onAsk={() => onAsk(thing)} />,
    },
    {
      key: 'since',
      title: text.since,
      isPlain: true,
      cell: ({ since }) => formatMoment(since),
      className: 'whitespace-nowrap text-steel',
    },
  ];
  const marking = {
    ...{ rows: rows.filter(isDecided), marked: selected, onMark: onSelect, most: MOST_DECIDED },
    label: text.selectAll,
    labelOf: ({ title }: WaitingThing) => text.select(title),
  };
  return (
    <DataTable
      label={text.thing}
      columns={mayDecide ? [markColumn(marking), ...columns] : columns}
      {...{ rows, paging }}
      keyOf={({ id }) => id}
      empty={<EmptyState icon="success" title={text.none} text={text.noneText} />}
    />
  );
}

const Thing = (thing: WaitingThing) => (
  <div className="min-w-44">
    <span className="font-semibold">{thing.title || thing.external_id}</span>
    <span className="block text-xs text-steel">
      {[thing.code, thing.units, thing.maker].filter(Boolean).join(' · ')}
    </span>
    <Why {...thing} />
  </div>
);

function Why({ reason, proposed, holder }: WaitingThing) {
  const help: Record<string, string> = {
    'no-price': text.help_no_price,
    'new-group': text.help_new_group,
    'no-product': text.help_no_product,
    'unknown-unit': text.help_unknown_unit,
    'code-taken': text.help_code_taken,
    'no-price-type': text.help_no_price_type,
    currency: text.help_currency,
  };
  return (
    <div className="mt-1">
      <Badge kind="warn">{exchangeReason(reason, locale)}</Badge>
      {help[reason] && <span className="mt-0.5 block text-xs text-steel">{help[reason]}</span>}
      {proposed && <Named label={text.maybe} {...proposed} />}
      {holder && <Named label={text.holder} {...holder} />}
    </div>
  );
}

const Named = ({ label, id, title, code }: { label: string } & Product) => (
  <span className="mt-0.5 block text-xs text-steel">
    {label}{' '}
    <a href={`/admin/products/${id}`} className="text-copper hover:underline">
      {title} ({code})
    </a>
  </span>
);

type Product = NonNullable<WaitingThing['proposed']>;

/** What is likely right by one press; everything else by another. */
function Decisions({ thing, onAsk }: { thing: WaitingThing; onAsk: () => void }) {
  const decide = useDecide(thing);
  const { title, category, proposed } = thing;
  return (
    <div className="flex min-w-52 flex-wrap gap-1.5">
      {category && (
        <Button
          size="sm"
          kind="primary"
          loading={decide.isPending}
          onClick={() => decide.mutate({ category_id: category.id })}
        >
          {text.putInto(category.title)}
        </Button>
      )}
      {proposed && (
        <Button
          size="sm"
          kind="primary"
          loading={decide.isPending}
          onClick={() => decide.mutate({ product_id: proposed.id })}
        >
          {text.isOurs}
        </Button>
      )}
      <Button size="sm" aria-label={text.otherFor(title)} onClick={onAsk}>
        {text.other}
      </Button>
      <Button
        size="sm"
        kind="ghost"
        aria-label={text.notSoldFor(title)}
        disabled={decide.isPending}
        onClick={() => decide.mutate({ ignore: true })}
      >
        {text.notSold}
      </Button>
    </div>
  );
}
