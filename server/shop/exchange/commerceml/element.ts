/** One element of a file with everything in it; names are without their namespace. */
export type Element = {
  name: string;
  attributes: Record<string, string>;
  /** Its own text, without that of its children. */
  text: string;
  children: Element[];
};

export const childrenOf = (element: Element | undefined, ...names: string[]): Element[] =>
  element?.children.filter(({ name }) => names.includes(name)) ?? [];

export const childOf = (element: Element | undefined, ...names: string[]): Element | undefined =>
  element?.children.find(({ name }) => names.includes(name));

/** 1C pads codes and names with blanks. Nothing is the same as blanks. */
export const textOf = (element: Element | undefined, ...names: string[]): string =>
  trimmed((names.length > 0 ? childOf(element, ...names) : element)?.text ?? '');

export const attributeOf = (element: Element, name: string): string =>
  trimmed(element.attributes[name] ?? '');

const trimmed = (text: string) => text.replaceAll('\u00a0', ' ').trim();

export const isTrue = (text: string): boolean => /^(true|1|да|истина)$/i.test(text);

/** `12.5`, `12,5`, `1 150`, also with a no-break space; null where there is no number. */
export function numberIn(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(plain) ? Number(plain) : null;
}

/** `2018-03-03T23:02:54`, the hour also as one digit; 1C names no zone. */
export function momentIn(text: string): string | null {
  const [, day, hours = '0', rest = '00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d{1,2}):(\d\d(?::\d\d)?))?/.exec(text) ?? [];
  if (!day) return null;
  return `${day}T${hours.padStart(2, '0')}:${rest.length === 2 ? `${rest}:00` : rest}`;
}
