import { fail, type Place } from '../../data-files.ts';
import { checkName, type Known, type Names } from './conditions.ts';

export type Formula = (known: Known) => number;

/**
 * `30 + 9 modules`: a sum of products of numbers and attributes. `/u_v` divides, and ` to 0.1` at
 * the end rounds.
 */
export function readFormula(text: string, names: Names, place: Place): Formula {
  const [sum = '', step] = text.split(' to ');
  const terms = sum
    .split(' + ')
    .map((term) => term.split(' ').map((part) => readFactor(part, names, place)));
  return (known) => {
    let total = 0;
    for (const factors of terms) {
      total += factors.reduce((product, multiplied) => multiplied(product, known), 1);
    }
    // Three decimals are more than any step has, and less than what binary fractions add.
    return step ? Number((Math.round(total / Number(step)) * Number(step)).toFixed(3)) : total;
  };
}

type Factor = (product: number, known: Known) => number;

function readFactor(text: string, names: Names, place: Place): Factor {
  const divides = text.startsWith('/');
  const part = divides ? text.slice(1) : text;
  if (/^-?[\d.]+$/.test(part)) {
    const number = Number(part);
    return (product) => (divides ? product / number : product * number);
  }
  const name = checkName(part, names, place);
  return (product, known) => {
    const value = Number.parseFloat(String(known(name)));
    if (Number.isNaN(value)) fail(place, `${name} is no number`);
    return divides ? product / value : product * value;
  };
}
