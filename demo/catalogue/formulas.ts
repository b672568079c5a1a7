import type { Known } from './conditions.ts';
import { fail } from './document.ts';

export type Formula = (known: Known) => number;

/**
 * `30 + 9 modules`: a sum of products of numbers and attributes. `/u_v` divides, and ` to 0.1` at
 * the end rounds.
 */
export function readFormula(text: string, place: string): Formula {
  const [sum = '', step] = text.split(' to ');
  const terms = sum
    .split(' + ')
    .map((term) => term.split(' ').map((name) => readFactor(name, place)));
  return (known) => {
    const total = terms.reduce(
      (all, factors) => all + factors.reduce((product, factor) => factor(product, known), 1),
      0,
    );
    // Three decimals are more than any step has, and less than what binary fractions add.
    return step ? Number((Math.round(total / Number(step)) * Number(step)).toFixed(3)) : total;
  };
}

function readFactor(text: string, place: string): (product: number, known: Known) => number {
  const isDivisor = text.startsWith('/');
  const name = isDivisor ? text.slice(1) : text;
  const number = Number(name);
  if (name !== '' && !Number.isNaN(number)) {
    return (product) => (isDivisor ? product / number : product * number);
  }
  if (!/^\w+$/.test(name)) fail({ place }, `“${text}” is no part of a sum`);
  return (product, known) => {
    const value = Number.parseFloat(String(known(name)));
    if (Number.isNaN(value)) fail({ place }, `${name} is no number`);
    return isDivisor ? product / value : product * value;
  };
}
