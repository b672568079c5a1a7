import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { PropertyDecision } from '../../../contract/editing/exchange.ts';
import type { ExchangeProperty } from '../../../contract/staff/exchange.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { readAttributes } from '../../api/catalogue-reference.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import type { Column } from '../../ui/data-table.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { ChoiceAtOnce } from './choice-at-once.tsx';
import { text as matchingText, propertyText } from './matching-messages.ts';
import { MatchingScreen } from './matching-screen.tsx';

const route = getRouteApi('/signed-in/exchange/properties');
const text = { ...matchingText, ...propertyText };

const columns: Column<ExchangeProperty>[] = [
  {
    key: 'property',
    title: text.thing,
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
    cell: (property) => <Becomes {...property} />,
  },
];

/** What goods are described by in 1C, and what each of it is here. */
export default function PropertiesScreen() {
  const query = useQuery({
    queryKey: ['exchange', 'properties'],
    queryFn: () => api.get('/staff/exchange/properties/'),
  });
  return (
    <MatchingScreen
      page="properties"
      {...{ route, query, columns }}
      isOpen={({ decision }) => decision === null}
      words={text}
      icon="filter"
      actions={<Button href="/admin/catalogue/attributes">{text.attributes}</Button>}
    />
  );
}

function Examples({ examples, values }: ExchangeProperty) {
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
function Becomes(property: ExchangeProperty) {
  const { id, title, version, decision, attribute_id, suggested_id } = property;
  const mayDecide = useMay('products.write');
  const { data: attributes = [] } = useQuery(readAttributes);
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
  const isGone =
    decision === 'attribute' &&
    attributes.length > 0 &&
    !attributes.some((one) => one.id === attribute_id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChoiceAtOnce
        name="becomes"
        label={text.becomesFor(title)}
        value={isGone ? '' : decided}
        {...((decision === null || isGone) && { placeholder: text.undecided })}
        options={[
          { value: 'specification', label: text.specification },
          { value: 'ignore', label: text.ignore },
          ...attributes.map((one) => ({ value: String(one.id), label: titleOf(one) })),
        ]}
        act={decide}
        disabled={!mayDecide}
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
