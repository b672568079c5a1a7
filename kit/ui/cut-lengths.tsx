import { type KeyboardEvent, useId, useState } from 'react';
import { formatAmount } from '../../contract/amount.ts';
import { comesTo, fittingCuts } from '../../contract/cuts.ts';
import type { SellingRule } from '../../contract/sellable-quantity.ts';
import { type CutsProblem, typedCuts } from '../../contract/typed-cuts.ts';
import { writtenCuts } from '../../contract/written-cuts.ts';
import { useMessages } from '../i18n/messages.ts';
import { cutMessages } from './cut-messages.ts';

type Props = {
  name: string;
  title: string;
  unit: string;
  rule: SellingRule;
  wanted: { quantity: number; cuts?: readonly number[] };
  /** What was typed before and could not be read. */
  unread: string | undefined;
  /** What the shop has against the lengths. */
  error?: string | undefined;
  onCuts: (typed: number[] | string) => void;
};

/**
 * The lengths of a line, typed as buyers write them. What can be read counts at once; what cannot is
 * said when typing ends, and stays as it was typed.
 */
export default function CutLengths(props: Props) {
  const { name, title, unit, rule, wanted, unread, error, onCuts } = props;
  const text = useMessages(cutMessages);
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const cuts = fittingCuts(wanted);
  const written = writtenCuts(cuts, unit);
  const problem = typed === null && unread ? typedCuts(unread, rule, unit).problem : null;
  const mistake = (problem ? say(problem) : undefined) ?? error;

  function type(entry: string) {
    setTyped(entry);
    onCuts(typedCuts(entry, rule, unit).cuts ?? entry);
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

  function note() {
    if (mistake) return mistake;
    if (cuts.length > 1) return `${written} = ${formatAmount(wanted.quantity, unit)}`;
    return comesTo(wanted) ? text.example : text.dropped;
  }

  return (
    <div className="mt-2 w-full max-w-90 px-0.5">
      <label className="block">
        <span className="mb-1 block font-medium">{text.label}</span>
        <input
          type="text"
          name={name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={`${text.label}: ${title}`}
          aria-describedby={noteId}
          aria-invalid={mistake ? true : undefined}
          value={typed ?? (unread || written)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={settle}
          onKeyDown={press}
          className="control"
        />
      </label>
      <p
        id={noteId}
        role="status"
        className={`mt-1 text-[13px] ${mistake ? 'font-medium text-danger' : 'text-steel'}`}
      >
        {note()}
      </p>
    </div>
  );
}
