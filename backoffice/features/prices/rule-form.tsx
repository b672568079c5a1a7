import type { PriceRounding, PromotionPolicy } from '../../../contract/price-rule.ts';
import { priceRoundings, promotionPolicies } from '../../../contract/price-rule.ts';
import { leiRules, numberIn, percentRules } from '../../../contract/typed-number.ts';
import { Select } from '../../../kit/ui/select.tsx';
import { NumberInput } from '../../ui/number-field.tsx';
import { text } from './messages.ts';

const changeRules = { percent: percentRules, amount: leiRules };

/** The rule as it is typed. */
export type TypedRule = {
  direction: 'up' | 'down';
  by: string;
  kind: 'percent' | 'amount';
  rounding: PriceRounding;
  promotions: PromotionPolicy;
};

export const firstRule: TypedRule = {
  direction: 'up',
  by: '',
  kind: 'percent',
  rounding: '0.05',
  promotions: 'keep',
};

/** As the shop takes it; null until there is a number. */
export function ruleOf({ direction, by, kind, rounding, promotions }: TypedRule) {
  const number = numberIn(by, changeRules[kind]);
  if (!number) return null;
  const change = direction === 'down' ? -number : number;
  return { [kind]: change, rounding, promotions };
}

type Props = { rule: TypedRule; error: string | undefined; onChange: (rule: TypedRule) => void };

export function RuleForm({ rule, error, onChange }: Props) {
  const set = (change: Partial<TypedRule>) => onChange({ ...rule, ...change });
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Select
        name="direction"
        label={text.direction}
        value={rule.direction}
        options={(['up', 'down'] as const).map((value) => ({ value, label: text[value] }))}
        onChange={(direction) => set({ direction: direction === 'down' ? 'down' : 'up' })}
        className="w-32"
      />
      <NumberInput
        name="by"
        label={text.by}
        rules={changeRules[rule.kind]}
        value={rule.by}
        error={error}
        onChange={(by) => set({ by })}
        className="w-28"
      />
      <Select
        name="kind"
        label={text.kind}
        value={rule.kind}
        options={(['percent', 'amount'] as const).map((value) => ({ value, label: text[value] }))}
        onChange={(kind) => set({ kind: kind === 'amount' ? 'amount' : 'percent' })}
        className="w-24"
      />
      <Select
        name="rounding"
        label={text.rounding}
        value={rule.rounding}
        options={priceRoundings.map((value) => ({
          value,
          label: value === '0.01' ? text.exact : text.to(value),
        }))}
        onChange={(value) =>
          set({ rounding: priceRoundings.find((one) => one === value) ?? '0.01' })
        }
        className="w-40"
      />
      <Select
        name="promotions"
        label={text.promotions}
        value={rule.promotions}
        options={promotionPolicies.map((value) => ({ value, label: text[value] }))}
        onChange={(value) => set({ promotions: value === 'end' ? 'end' : 'keep' })}
        className="w-80"
      />
    </div>
  );
}
