import { importFieldNames } from '../../../contract/staff/import-words.ts';
import type { ImportedRow } from '../../../contract/staff/imports.ts';
import { productStateNames } from '../../../contract/staff/product-state-names.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { locale } from '../../i18n.ts';
import { formatMoney, quoted } from '../../ui/format.ts';
import { text } from './run-messages.ts';

type Change = ImportedRow['changes'][number];

/** Field by field, what stands there and what will. Prices that jump are marked. */
export function RowChanges({ changes, jump }: { changes: Change[]; jump: number }) {
  const names = importFieldNames[locale];
  const states: Record<string, string> = productStateNames[locale];
  const nameOf = (field: Change['field']) =>
    field === 'promotion' ? text.promotion : field === 'state' ? text.state : names[field];
  const shown = (field: Change['field'], value: string | number) =>
    field === 'state'
      ? (states[value] ?? value)
      : field === 'price'
        ? formatMoney(Number(value))
        : String(value) || text.emptyValue;
  if (changes.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className="text-steel">{nameOf(field)}: </span>
          <span className={isLong(from) ? 'whitespace-pre-line' : 'whitespace-nowrap'}>
            {shown(field, from)} →{' '}
          </span>
          <b className="whitespace-pre-line wrap-break-word">{shown(field, to)}</b>{' '}
          {field === 'price' && <Percent from={Number(from)} to={Number(to)} jump={jump} />}
        </li>
      ))}
    </ul>
  );
}

/** Promotions, texts and several attributes take more than a line. */
const isLong = (value: string | number) => /\n|.{30}/.test(String(value));

function Percent({ from, to, jump }: { from: number; to: number; jump: number }) {
  if (from === 0) return null;
  const percent = ((to - from) / from) * 100;
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  const said = `${rounded > 0 ? '+' : '−'}${String(Math.abs(rounded)).replace('.', ',')} %`;
  if (Math.abs(percent) > jump) return <Badge kind="danger">{said}</Badge>;
  return <span className="whitespace-nowrap text-steel">{said}</span>;
}

/** What the new product will be. */
export function RowCreates({ creates }: { creates: NonNullable<ImportedRow['creates']> }) {
  return (
    <p>
      <b>{formatMoney(creates.price)}</b>
      <span className="text-steel">
        {' '}
        / {creates.unit} · {creates.category} · {creates.brand} ·{' '}
        <span className="whitespace-nowrap">{text.stock(creates.stock ?? 0)}</span>
      </span>{' '}
      {creates.is_new_brand && <Badge kind="warn">{text.newBrand}</Badge>}
    </p>
  );
}

type Problem = ImportedRow['problems'][number];

const looks = { refused: 'danger', 'left-out': 'warn', note: 'neutral' } as const;

/** A number with a comma; a code as it is. */
const written = (value: string | number) =>
  typeof value === 'number' ? String(value).replace('.', ',') : value;

/** `columns`: null of an archive, whose files have none. */
type ProblemProps = {
  problems: Problem[];
  columns: Record<string, string> | null | undefined;
  /** Takes what is proposed; null where it is too late for that. */
  onTake: (() => void) | null;
  isTaking: boolean;
};

/** The cell by its column and what stands in it, why it was not taken, and what it could say. */
export function RowProblems({ problems, columns, onTake, isTaking }: ProblemProps) {
  const names = importFieldNames[locale];
  if (problems.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {problems.map(({ level, field, value, text: why, proposal, is_takable }) => (
        <li key={`${level} ${field} ${why}`}>
          <Badge kind={looks[level]}>{text[level]}</Badge>{' '}
          {columns !== null && (
            <>
              {field && <span className="text-steel">{columns?.[field] ?? names[field]}</span>}
              {value && <span className="wrap-anywhere"> {quoted(value)}</span>}
              {(field || value) && ': '}
            </>
          )}
          {why}
          {proposal !== null && (
            <span className="block">
              {text.proposal} <b className="wrap-anywhere">{written(proposal)}</b>{' '}
              {is_takable && onTake && (
                <Button size="sm" loading={isTaking} onClick={onTake}>
                  {text.take(written(proposal))}
                </Button>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
