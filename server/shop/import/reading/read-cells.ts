import { type Decimal, readNumber } from './numbers.ts';
import { leftOut, noted, type Problem, refused } from './problem.ts';

type Read<Value> = { value?: Value; problem?: Problem };

const MOST_LEI = 20_000_000;
const LEI = /(lei|leu|mdl|лей|лея|леев)\.?$/i;
const OTHER_MONEY = /[€$₽£]|\b(eur|euro|usd|ron|rub|uah)\b|руб|евро/i;

/** Lei with two decimals. */
export function readPrice(cell: string | number, decimal: Decimal): Read<number> {
  const shown = String(cell).trim();
  const refuse = (key: Problem['key'], proposal?: number): Read<number> => ({
    problem: refused('price', key, shown, { proposal }),
  });
  if (shown === '') return refuse('ROW.NO_PRICE');
  if (OTHER_MONEY.test(shown)) return refuse('ROW.CURRENCY');
  const lei = typeof cell === 'number' ? cell : readNumber(shown.replace(LEI, ''), decimal);
  if (lei === null) return refuse('ROW.NOT_PRICE');
  if (lei === 'ambiguous') return refuse('ROW.AMBIGUOUS');
  if (lei < 0) return refuse('ROW.NEGATIVE');
  if (lei > MOST_LEI) return refuse('ROW.ABSURD');
  const value = Math.round(lei * 100) / 100;
  if (Math.abs(value - lei) > 1e-6) return refuse('ROW.DECIMALS', value);
  return value === 0 ? refuse('ROW.ZERO') : { value };
}

const NONE =
  /^(nu( este)?|lips[aă]|epuizat|la comand[aă]|нет( в наличии)?|под заказ|none|no|out of stock|on order)$/i;
const MOST_STOCK = 1_000_000;

/** Whole units. An empty cell says nothing. */
export function readStock(cell: string | number, decimal: Decimal): Read<number> {
  const shown = String(cell).trim();
  if (shown === '') return {};
  if (NONE.test(shown)) return { value: 0 };
  const leaveOut = (key: Problem['key'], proposal?: number): Read<number> => ({
    problem: leftOut('stock', key, shown, { proposal }),
  });
  const stock = typeof cell === 'number' ? cell : readNumber(shown, decimal);
  if (stock === 'ambiguous') return leaveOut('ROW.AMBIGUOUS');
  if (stock === null) {
    // «> 1000», «500+», «~20»; a dash may mean none, or that nobody looked.
    const near = readNumber(shown.replaceAll(/[<>+~≈]|peste|более|от/gi, ''), decimal);
    const proposal = /^[-–—]+$/.test(shown) ? 0 : near;
    return leaveOut('ROW.STOCK', typeof proposal === 'number' ? proposal : undefined);
  }
  if (stock < 0) return leaveOut('ROW.NEGATIVE', 0);
  if (stock > MOST_STOCK) return leaveOut('ROW.STOCK');
  const value = Math.floor(stock + 1e-9);
  if (value === stock) return { value };
  return {
    value,
    problem: noted('stock', 'ROW.ROUNDED_DOWN', shown, { values: { stock: value } }),
  };
}
