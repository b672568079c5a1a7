import { fail, type Place } from '../../data-files.ts';

/** What is known of a product by name: its attributes, its brand, the words of its family. */
export type Known = (name: string) => Value;
type Value = string | number | undefined;
export type Condition = (known: Known) => boolean;
/** The names that a family's document may use. */
export type Names = ReadonlySet<string>;

const signs: Readonly<Record<string, (bound: string) => (value: Value) => boolean>> = {
  '=': (bound) => isOneOf(bound),
  '!=': (bound) => {
    const isOne = isOneOf(bound);
    return (value) => !isOne(value);
  },
  '<=': (bound) => (value) => Number(value) <= Number(bound),
  '>=': (bound) => (value) => Number(value) >= Number(bound),
  '<': (bound) => (value) => Number(value) < Number(bound),
  '>': (bound) => (value) => Number(value) > Number(bound),
};

function isOneOf(bound: string): (value: Value) => boolean {
  const values = new Set(bound.split(','));
  return (value) => values.has(String(value));
}

export function checkName(name: string, names: Names, place: Place): string {
  return names.has(name) ? name : fail(place, `nothing is called ${name}`);
}

/** `kind=fuse,fuse-holder; in_a<=63; series; !poles`: every part must hold; nothing always does. */
export function readCondition(text: string, names: Names, place: Place): Condition {
  if (text === '') return () => true;
  const parts = text.split('; ').map((part): Condition => {
    const found = /^(!?)(\w+)(?:(!=|<=|>=|=|<|>)(.+))?$/.exec(part);
    const [, not, key = '', sign, bound = ''] = found ?? fail(place, `“${part}” is no condition`);
    const name = checkName(key, names, place);
    const holds = sign === undefined ? undefined : signs[sign]?.(bound);
    if (holds === undefined) return (known) => (known(name) === undefined) === (not === '!');
    return (known) => holds(known(name));
  });
  return (known) => parts.every((holds) => holds(known));
}
