import { escapeXml } from './escape-xml.ts';

/** Elements by their names, in this order; several of one name are a list, undefined is none. */
export type Elements = { [name: string]: Inside | Inside[] | undefined };

/** Text, or more elements. */
type Inside = string | Elements;

/** A name may have attributes behind it, which are written as they are. */
export const elementsXml = (elements: Elements): string =>
  Object.entries(elements)
    .flatMap(([name, inside = []]) => [inside].flat().map((one) => elementXml(name, one)))
    .join('');

const elementXml = (name: string, inside: Inside) =>
  `<${name}>${typeof inside === 'string' ? escapeXml(inside) : elementsXml(inside)}</${name.split(' ')[0]}>`;
