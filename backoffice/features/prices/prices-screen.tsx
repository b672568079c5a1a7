import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { fromShopTime } from '../../../contract/shop-time.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { locale } from '../../i18n.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/messages.ts';
import { momentInput } from '../../ui/moment-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SelectionFilters } from '../sheet/sheet-filters.tsx';
import { text } from './messages.ts';
import { PRICE_CHANGES, PriceChanges } from './price-changes.tsx';
import { PricePreview, type Shown } from './price-preview.tsx';
import { firstRule, RuleForm, ruleOf } from './rule-form.tsx';

const route = getRouteApi('/signed-in/products/prices');

/** Prices of many products by one rule: seen first, then changed now or at a date. */
export default function PricesScreen() {
  return (
    <Screen
      title={text.title}
      needs="prices.write"
      back={{ href: '/admin/products/sheet', label: text.sheet }}
    >
      <div className="grid gap-4">
        <NewPriceChange />
        <PriceChanges />
      </div>
    </Screen>
  );
}

function NewPriceChange() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(firstRule);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const moment = startsAt === null ? null : fromShopTime(startsAt);
  const [shown, setShown] = useState<Shown>({ show: 'changed', page: 1 });
  const set = (change: object) => {
    setShown({ show: 'changed', page: 1 });
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  };
  const selection = {
    category_id: search.category ? Number(search.category) : null,
    brand_id: search.brand ? Number(search.brand) : null,
    state: search.state || null,
    search: search.search ?? '',
  };
  const rule = ruleOf(typed);
  const preview = useQuery({
    queryKey: ['price-preview', selection, rule, shown],
    queryFn: () =>
      api.post('/staff/price-rules/preview/', {
        body: { selection, rule: rule ?? never(), ...shown },
      }),
    enabled: rule !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const refusal = preview.isError ? explainFailure(preview.error, locale).fields : {};
  const mistake = refusal['rule.percent'] ?? refusal['rule.amount'];
  const apply = useAct({
    act: () =>
      api.post('/staff/price-rules/', {
        body: {
          selection,
          rule: rule ?? never(),
          starts_at: startsAt === null ? null : (moment ?? never()),
          seen: preview.data?.digest ?? null,
        },
      }),
    renews: [PRICE_CHANGES, ['price-preview']],
    said: ({ state }) => (state === 'applied' ? text.applied : text.planned),
    onDone: () => {
      setTyped(firstRule);
      setStartsAt(null);
    },
  });
  const count = preview.data?.changed ?? 0;
  const isReady = rule !== null && preview.data !== undefined && !preview.isFetching;
  return (
    <>
      <Panel title={text.which}>
        <SelectionFilters isBare value={search} onChange={set} />
      </Panel>
      <Panel title={text.rule}>
        <RuleForm
          rule={typed}
          error={mistake}
          onChange={(next) => {
            setTyped(next);
            setShown({ show: 'changed', page: 1 });
          }}
        />
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <Select
            name="when"
            label={text.when}
            value={startsAt === null ? 'now' : 'later'}
            options={[
              { value: 'now', label: text.now },
              { value: 'later', label: text.later },
            ]}
            onChange={(when) => setStartsAt(when === 'now' ? null : '')}
            className="w-44"
          />
          {startsAt !== null && (
            <Field
              {...momentInput}
              name="starts_at"
              label={text.startsAt}
              value={startsAt}
              onChange={setStartsAt}
              className="w-56"
            />
          )}
          <Button
            kind="primary"
            disabled={!isReady || (startsAt === null ? count === 0 : moment === null)}
            loading={apply.isPending}
            onClick={() => apply.mutate()}
          >
            {startsAt === null ? text.apply(count) : text.plan}
          </Button>
          {rule !== null && startsAt === null && preview.data && count === 0 && (
            <p role="status" className="basis-full text-sm text-warn">
              {text.nothingChanges}
            </p>
          )}
          {startsAt !== null && moment === null && (
            <p role="status" className="basis-full text-sm text-warn">
              {text.momentFirst}
            </p>
          )}
          {startsAt !== null && (
            <p className="basis-full text-sm text-steel">
              {ui.shopClock}. {text.planNote}
            </p>
          )}
        </div>
      </Panel>
      <Panel title={text.preview} flush>
        {rule === null || mistake ? (
          <p className="px-4 pb-4 text-steel">{text.enter}</p>
        ) : (
          <Loaded query={preview}>
            {(page) => <PricePreview preview={page} shown={shown} onShow={setShown} />}
          </Loaded>
        )}
      </Panel>
    </>
  );
}

/** The query is asked, and the button can be pressed, only with a rule and a moment that is one. */
function never(): never {
  throw new Error('there is nothing to ask for yet');
}
