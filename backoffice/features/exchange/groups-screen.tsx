import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { GroupDecision } from '../../../contract/editing/exchange.ts';
import type { ExchangeGroup } from '../../../contract/staff/exchange.ts';
import { api } from '../../api/api.ts';
import { categoryOptions, readCategories } from '../../api/catalogue-reference.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import type { Column } from '../../ui/data-table.tsx';
import { ChoiceAtOnce } from './choice-at-once.tsx';
import { groupText, text as matchingText } from './matching-messages.ts';
import { MatchingScreen } from './matching-screen.tsx';

const route = getRouteApi('/signed-in/exchange/groups');
const text = { ...matchingText, ...groupText };

const columns: Column<ExchangeGroup>[] = [
  {
    key: 'group',
    title: text.thing,
    cell: ({ title }) => (
      <span lang="ru" className="font-semibold wrap-anywhere">
        {title}
      </span>
    ),
  },
  {
    key: 'goods',
    title: text.goods,
    isPlain: true,
    cell: ({ goods }) =>
      goods > 0 ? text.goodsWait(goods) : <span className="none text-steel">—</span>,
  },
  {
    key: 'becomes',
    title: text.becomes,
    isPlain: true,
    cell: (group) => <Becomes key={group.version} {...group} />,
  },
];

/** Groups of 1C beside the shop's own tree, and what each of them is here. */
export default function GroupsScreen() {
  const query = useQuery({
    queryKey: ['exchange', 'groups'],
    queryFn: () => api.get('/staff/exchange/groups/'),
  });
  return (
    <MatchingScreen
      page="groups"
      {...{ route, query, columns }}
      isOpen={({ decision, is_made, is_decided_above }) =>
        decision === null && !is_made && !is_decided_above
      }
      words={text}
      icon="success"
    />
  );
}

const decisionOf = (chosen: string): GroupDecision => {
  if (chosen === 'create') return { create: true };
  return chosen === 'ignore' ? { ignore: true } : { category_id: Number(chosen) };
};

/** A choice is remembered at once, and what waits for it is placed. */
function Becomes(group: ExchangeGroup) {
  const { id, title, version, decision, category_id, is_made, is_decided_above } = group;
  const mayDecide = useMay('products.write');
  const { data: categories = [] } = useQuery(readCategories);
  const decide = useAct({
    act: (chosen: string) =>
      api.post('/staff/exchange/groups/{id}/decide/', {
        params: { id },
        body: { version, decision: decisionOf(chosen) },
      }),
    renews: [['exchange'], ['today']],
    said: text.saved,
  });
  const isGone =
    decision === 'category' &&
    categories.length > 0 &&
    !categories.some((one) => one.id === category_id);
  if (is_made) return <span className="text-ok">{text.made}</span>;
  const decided = decision === 'category' ? String(category_id) : (decision ?? '');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChoiceAtOnce
        name="becomes"
        label={text.becomesFor(title)}
        value={isGone ? '' : decided}
        {...((decision === null || isGone) && {
          placeholder: is_decided_above ? text.asAbove : text.undecided,
        })}
        options={[
          { value: 'create', label: text.create },
          { value: 'ignore', label: text.ignore },
          ...categoryOptions(categories),
        ]}
        act={decide}
        disabled={!mayDecide}
        className="w-full max-w-72 min-w-52 sm:w-72"
      />
      {isGone && <span className="text-sm text-danger">{text.gone}</span>}
    </div>
  );
}
