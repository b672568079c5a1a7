import { type KeyboardEvent, useId, useState } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import { fittingCuts } from '../../../contract/cuts.ts';
import { type CutsProblem, typedCuts } from '../../../contract/typed-cuts.ts';
import { writtenCuts } from '../../../contract/written-cuts.ts';
import { useMessages } from '../../i18n/messages.ts';
import { type CartLine, ruleOf } from '../cart/public.ts';
import { cutMessages } from './cut-messages.ts';
import { cutsField } from './order-lines.ts';

type Props = {
  line: CartLine;
  title: string;
  unit: string;
  onCuts: (id: number, typed: number[] | string) => void;
};

/**
 * The lengths of a line, typed as buyers write them. What can be read counts at once; what cannot is
 * said when typing ends, and stays as it was typed.
 */
export default function CutLengths({ line, title, unit, onCuts }: Props) {
  const text = useMessages(cutMessages);
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const cuts = fittingCuts(line);
  const written = writtenCuts(cuts, unit);
  const rule = ruleOf(line);
  const problem =
    typed === null && line.typed_cuts ? typedCuts(line.typed_cuts, rule, unit).problem : null;

  function type(entry: string) {
    setTyped(entry);
    onCuts(line.id, typedCuts(entry, rule, unit).cuts ?? entry);
  }

  const settle = () => setTyped(null);
  const press = ({ key }: KeyboardEvent) => key === 'Enter' && settle();

  function say({ kind, ...said }: CutsProblem): string {
    const metres = (amount: number) => formatAmount(amount, unit);
    if ('part' in said) return kind === 'whole' ? text.whole(said.part) : text.unread(said.part);
    if ('sum' in said) return text.stock(metres(said.sum), metres(rule.stock));
    if ('length' in said) {
      const { smallest_quantity: smallest, quantity_step: step } = rule;
      const length = metres(said.length);
      return kind === 'step'
        ? text.step(length, metres(step))
        : text.smallest(length, metres(smallest));
    }
    return kind === 'many' ? text.many : text.example;
  }

  return (
    <div className="mt-2 w-full max-w-90 px-0.5">
      <label className="block">
        <span className="mb-1 block font-medium">{text.label}</span>
        <input
          type="text"
          name={cutsField(line.id)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={`${text.label}: ${title}`}
          aria-describedby={noteId}
          aria-invalid={problem ? true : undefined}
          value={typed ?? line.typed_cuts ?? written}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={settle}
          onKeyDown={press}
          className="control"
        />
      </label>
      <p
        id={noteId}
        role="status"
        className={`mt-1 text-[13px] ${problem ? 'font-medium text-danger' : 'text-steel'}`}
      >
        {problem
          ? say(problem)
          : written
            ? `${written} = ${formatAmount(line.quantity, unit)}`
            : text.example}
      </p>
    </div>
  );
}
