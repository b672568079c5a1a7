import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { GroupDecision } from '../../../contract/editing/exchange.ts';
import type { ExchangeGroup } from '../../../contract/staff/exchange.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { categoryOptions, readCategories } from '../../api/catalogue-reference.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { ExchangeFrame } from './exchange-frame.tsx';
import { groupMessages } from './group-messages.ts';

const route = getRouteApi('/signed-in/exchange/groups');

/** Groups of 1C beside the shop's own tree, and what each of them is here. */
export default function GroupsScreen() {
  const text = useMessages(groupMessages);
  const query = useQuery({
    queryKey: ['exchange', 'groups'],
    queryFn: () => api.get('/staff/exchange/groups/'),
  });
  return (
    <ExchangeFrame
      page="groups"
      actions={<ExportButton path="/staff/exchange/groups/export/" filters={{}} />}
    >
      <p className="mb-4 max-w-3xl text-steel">{text.intro}</p>
      <Panel flush>
        <Loaded query={query}>{({ results }) => <Shown groups={results} />}</Loaded>
      </Panel>
    </ExchangeFrame>
  );
}

const isOpen = ({ decision, is_made, is_decided_above }: ExchangeGroup) =>
  decision === null && !is_made && !is_decided_above;

function Shown({ groups }: { groups: ExchangeGroup[] }) {
  const text = useMessages(groupMessages);
  const { show = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const open = groups.filter(isOpen);
  if (groups.length === 0) {
    return <EmptyState icon="success" title={text.none} text={text.noneText} />;
  }
  const columns: Column<ExchangeGroup>[] = [
    {
      key: 'group',
      title: text.group,
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
  return (
    <>
      <div className="filters">
        <StateFilter
          label={text.show}
          items={[
            { id: '' as const, label: text.all, count: groups.length },
            { id: 'open' as const, label: text.open, count: open.length },
          ]}
          value={show}
          onChange={(id) => void navigate({ search: id ? { show: id } : {}, replace: true })}
        />
      </div>
      <DataTable
        label={text.group}
        columns={columns}
        rows={show === 'open' ? open : groups}
        keyOf={({ id }) => id}
        isStacking
        empty={<EmptyState icon="success" title={text.allDecided} />}
      />
    </>
  );
}

const decisionOf = (chosen: string): GroupDecision => {
  if (chosen === 'create') return { create: true };
  return chosen === 'ignore' ? { ignore: true } : { category_id: Number(chosen) };
};

/** A choice is remembered at once, and what waits for it is placed. */
function Becomes({
  id,
  title,
  version,
  decision,
  category_id,
  is_made,
  is_decided_above,
}: ExchangeGroup) {
  const text = useMessages(groupMessages);
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
      <Select
        bare
        name="becomes"
        label={text.becomesFor(title)}
        value={decide.isPending ? decide.variables : isGone ? '' : decided}
        {...((decision === null || isGone) && {
          placeholder: is_decided_above ? text.asAbove : text.undecided,
        })}
        options={[
          { value: 'create', label: text.create },
          { value: 'ignore', label: text.ignore },
          ...categoryOptions(categories),
        ]}
        disabled={!mayDecide || decide.isPending}
        onChange={(chosen) => {
          if (chosen !== '') decide.mutate(chosen);
        }}
        className="w-full max-w-72 min-w-52 sm:w-72"
      />
      {isGone && <span className="text-sm text-danger">{text.gone}</span>}
    </div>
  );
}
