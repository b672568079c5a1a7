import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { PropertyDecision } from '../../../contract/editing/exchange.ts';
import type { StaffAttribute } from '../../../contract/staff/catalogue/reference-shapes.ts';
import type { ExchangeProperty } from '../../../contract/staff/exchange.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { readAttributes } from '../../api/catalogue-reference.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { ExchangeFrame } from './exchange-frame.tsx';
import { propertyMessages } from './property-messages.ts';

const route = getRouteApi('/signed-in/exchange/properties');

/** What goods are described by in 1C, and what each of it is here. */
export default function PropertiesScreen() {
  const text = useMessages(propertyMessages);
  const { show } = route.useSearch();
  const query = useQuery({
    queryKey: ['exchange', 'properties'],
    queryFn: () => api.get('/staff/exchange/properties/'),
  });
  const attributes = useQuery(readAttributes);
  return (
    <ExchangeFrame
      page="properties"
      actions={
        <>
          <ExportButton path="/staff/exchange/properties/export/" filters={show ? { show } : {}} />
          <Button href="/admin/catalogue/attributes">{text.attributes}</Button>
        </>
      }
    >
      <p className="mb-4 max-w-3xl text-steel">{text.intro}</p>
      <Panel flush>
        <Loaded query={query}>
          {({ results }) => (
            <Loaded query={attributes}>
              {(ours) => <Shown properties={results} attributes={ours} />}
            </Loaded>
          )}
        </Loaded>
      </Panel>
    </ExchangeFrame>
  );
}

type ShownProps = { properties: ExchangeProperty[]; attributes: StaffAttribute[] };

function Shown({ properties, attributes }: ShownProps) {
  const text = useMessages(propertyMessages);
  const { show = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const open = properties.filter(({ decision }) => decision === null);
  if (properties.length === 0) {
    return <EmptyState icon="filter" title={text.none} text={text.noneText} />;
  }
  const columns: Column<ExchangeProperty>[] = [
    {
      key: 'property',
      title: text.property,
      cell: ({ title, external_id, type }) => (
        <>
          <span className="font-semibold">{title || external_id}</span>
          <span lang="ru" className="block text-xs text-steel">
            {type}
          </span>
        </>
      ),
    },
    {
      key: 'examples',
      title: text.examples,
      isPlain: true,
      cell: (property) => <Examples {...property} />,
    },
    {
      key: 'becomes',
      title: text.becomes,
      isPlain: true,
      cell: (property) => <Becomes {...{ property, attributes }} />,
    },
  ];
  return (
    <>
      <div className="filters">
        <StateFilter
          label={text.show}
          items={[
            { id: '' as const, label: text.all, count: properties.length },
            { id: 'open' as const, label: text.open, count: open.length },
          ]}
          value={show}
          onChange={(id) => void navigate({ search: id ? { show: id } : {}, replace: true })}
        />
      </div>
      <DataTable
        label={text.property}
        columns={columns}
        rows={show === 'open' ? open : properties}
        keyOf={({ id }) => id}
        isStacking
        empty={<EmptyState icon="success" title={text.allDecided} />}
      />
    </>
  );
}

function Examples({ examples, values }: ExchangeProperty) {
  const text = useMessages(propertyMessages);
  if (examples.length === 0) return <span className="text-steel">{text.noExamples}</span>;
  const more = values - examples.length;
  return (
    <span className="wrap-anywhere">
      {examples.join(' · ')}
      {more > 0 && <span className="whitespace-nowrap text-steel"> {text.moreValues(more)}</span>}
    </span>
  );
}

const decisionOf = (chosen: string): PropertyDecision => {
  if (chosen === 'ignore') return { ignore: true };
  return chosen === 'specification' ? { specification: true } : { attribute_id: Number(chosen) };
};

/** A choice is remembered at once; what is likely right by a press. */
function Becomes({
  property: { id, title, version, decision, attribute_id, suggested_id },
  attributes,
}: {
  property: ExchangeProperty;
  attributes: StaffAttribute[];
}) {
  const text = useMessages(propertyMessages);
  const mayDecide = useMay('products.write');
  const decide = useAct({
    act: (chosen: string) =>
      api.post('/staff/exchange/properties/{id}/decide/', {
        params: { id },
        body: { version, decision: decisionOf(chosen) },
      }),
    renews: [['exchange', 'properties']],
    said: text.saved,
  });
  const suggested = attributes.find((one) => one.id === suggested_id);
  const decided = decision === 'attribute' ? String(attribute_id) : (decision ?? '');
  const isGone = decision === 'attribute' && !attributes.some((one) => one.id === attribute_id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        bare
        name="becomes"
        label={text.becomesFor(title)}
        value={decide.isPending ? decide.variables : isGone ? '' : decided}
        {...((decision === null || isGone) && { placeholder: text.undecided })}
        options={[
          { value: 'specification', label: text.specification },
          { value: 'ignore', label: text.ignore },
          ...attributes.map((one) => ({ value: String(one.id), label: titleOf(one) })),
        ]}
        disabled={!mayDecide || decide.isPending}
        onChange={(chosen) => {
          if (chosen !== '') decide.mutate(chosen);
        }}
        className="w-full max-w-72 min-w-52 sm:w-72"
      />
      {suggested && mayDecide && (
        <Button
          size="sm"
          kind="primary"
          loading={decide.isPending}
          aria-label={text.isItFor(titleOf(suggested), title)}
          onClick={() => decide.mutate(String(suggested.id))}
        >
          {text.isIt(titleOf(suggested))}
        </Button>
      )}
      {isGone && <span className="text-sm text-danger">{text.gone}</span>}
    </div>
  );
}
