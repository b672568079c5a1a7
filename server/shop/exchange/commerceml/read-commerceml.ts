import { SaxesParser } from 'saxes';
import { rest } from '../../../base/pacing/rest.ts';
import { DamagedFile } from './damaged-file.ts';
import { decodeText } from './decode-text.ts';
import { attributeOf, type Element, isTrue, momentIn, textOf } from './element.ts';
import type { CommerceObject } from './objects.ts';
import {
  groupsOf,
  measureUnitOf,
  priceTypeOf,
  propertyOf,
  warehouseOf,
} from './read-classifier.ts';
import { documentsOf } from './read-document.ts';
import { offerOf, productOf } from './read-goods.ts';

/** More than any export has, and less than would fill the memory. */
const limits = {
  depth: 100,
  textLength: 1_000_000,
  attributes: 50,
  elementsOfOneObject: 500_000,
  objects: 5_000_000,
};

/**
 * The objects of a file as they come, however its bytes are cut: never more than one of them is in
 * memory. What is inside decides, not the name of the file and not its namespace.
 */
export async function* readCommerceMl(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<CommerceObject> {
  const found: CommerceObject[] = [];
  const reader = startReader((object) => found.push(object));
  let count = 0;
  for await (const text of decodeText(inPieces(chunks))) {
    reader.write(text);
    count += found.length;
    if (count > limits.objects) throw new DamagedFile('too many objects');
    yield* found.splice(0);
  }
  reader.close();
  yield* found.splice(0);
}

/** Objects of a small piece are done with before they are old: a large part would fill the memory. */
const PIECE = 64 * 1024;

async function* inPieces(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE) yield chunk.subarray(at, at + PIECE);
  }
}

/** The objects of one place of a file; what stands elsewhere is passed over. */
const places: Record<string, (element: Element) => CommerceObject[]> = {
  'Классификатор/Группы': (element) => groupsOf(element),
  'Классификатор/Свойства/Свойство': (element) => [propertyOf(element)],
  'Классификатор/Свойства/СвойствоНоменклатуры': (element) => [propertyOf(element)],
  'Классификатор/ТипыЦен/ТипЦены': (element) => [priceTypeOf(element)],
  'Классификатор/Склады/Склад': (element) => [warehouseOf(element)],
  'Классификатор/ЕдиницыИзмерения/ЕдиницаИзмерения': (element) => [measureUnitOf(element)],
  'Каталог/Товары/Товар': (element) => [productOf(element)],
  'ПакетПредложений/ТипыЦен/ТипЦены': (element) => [priceTypeOf(element)],
  'ПакетПредложений/Склады/Склад': (element) => [warehouseOf(element)],
  'ПакетПредложений/Предложения/Предложение': (element) => [offerOf(element)],
  'ИзмененияПакетаПредложений/ТипыЦен/ТипЦены': (element) => [priceTypeOf(element)],
  'ИзмененияПакетаПредложений/Склады/Склад': (element) => [warehouseOf(element)],
  'ИзмененияПакетаПредложений/Предложения/Предложение': (element) => [offerOf(element)],
  Документ: (element) => documentsOf(element),
  'Контейнер/Документ': (element) => documentsOf(element),
};

/** What a part says of itself stands in small elements at its beginning. */
const sections = new Set([
  'Классификатор',
  'Каталог',
  'ПакетПредложений',
  'ИзмененияПакетаПредложений',
]);

function startReader(emit: (object: CommerceObject) => void) {
  // Namespaces differ from release to release and say nothing: names are compared without them.
  const parser = new SaxesParser({ xmlns: false, position: false });
  const path: string[] = [];
  /** Elements that are kept, the innermost last. */
  const kept: Element[] = [];
  let section: Element | null = null;
  let elements = 0;
  /** Since something was found: what never ends is no text. */
  let unread = 0;

  parser.on('error', (error) => {
    throw new DamagedFile(error.message);
  });
  parser.on('doctype', () => {
    throw new DamagedFile('a document type is not accepted');
  });
  parser.on('opentag', ({ name, attributes }) => {
    rest();
    unread = 0;
    const local = localName(name);
    path.push(local);
    if (path.length > limits.depth) throw new DamagedFile('too deep');
    const element: Element = {
      name: local,
      attributes: localNames(attributes),
      text: '',
      children: [],
    };
    if (path.length === 1) emit(headOf(element));
    else if (kept.length > 0) keep(element);
    else if (path.length === 2 && sections.has(local)) section = element;
    else if (places[path.slice(1).join('/')] || isSaidOfSection()) {
      elements = 0;
      kept.push(element);
    }
  });
  const addText = (text: string) => {
    unread = 0;
    const element = kept.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > limits.textLength) throw new DamagedFile('a text is too long');
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    unread = 0;
    const element = kept.pop();
    const isWhole = element && kept.length === 0;
    const place = isWhole ? path.slice(1).join('/') : '';
    path.pop();
    if (isWhole) {
      const objects = places[place]?.(element);
      if (objects) for (const object of objects) emit(object);
      else section?.children.push(element);
    } else if (!element && path.length === 1 && section) {
      emit(sectionOf(section));
      section = null;
    }
  });

  function keep(element: Element) {
    elements += 1;
    if (elements > limits.elementsOfOneObject) throw new DamagedFile('an object is too large');
    kept.at(-1)?.children.push(element);
    kept.push(element);
  }

  const isSaidOfSection = () =>
    path.length === 3 &&
    ['Ид', 'Наименование', 'ИдКлассификатора', 'СодержитТолькоИзменения'].includes(path[2] ?? '');

  return {
    write(text: string) {
      unread += text.length;
      parser.write(text);
      if (unread > limits.textLength + text.length) throw new DamagedFile('a text is too long');
    },
    close: () => void parser.close(),
  };
}

function localNames(attributes: Record<string, string>): Record<string, string> {
  const named: Record<string, string> = {};
  let count = 0;
  for (const name in attributes) {
    count += 1;
    if (count > limits.attributes) throw new DamagedFile('too many attributes');
    named[localName(name)] = attributes[name] ?? '';
  }
  return named;
}

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1);

function headOf(root: Element): CommerceObject {
  if (root.name !== 'КоммерческаяИнформация') {
    throw new DamagedFile(`${root.name.slice(0, 50)} is not what an exchange file begins with`);
  }
  return {
    kind: 'head',
    schema: attributeOf(root, 'ВерсияСхемы'),
    formedAt: momentIn(attributeOf(root, 'ДатаФормирования')),
  };
}

/** Offers name the same classifier with a prefix, or with the sign of a variant behind it. */
const baseIn = (id: string) => id.replace(/^pp_/i, '').split('#', 1)[0] ?? id;

function sectionOf(section: Element): CommerceObject {
  if (section.name === 'Классификатор') {
    return {
      kind: 'classifier',
      id: baseIn(textOf(section, 'Ид')),
      title: textOf(section, 'Наименование'),
    };
  }
  const flag =
    attributeOf(section, 'СодержитТолькоИзменения') || textOf(section, 'СодержитТолькоИзменения');
  return {
    kind: 'section',
    section: section.name === 'Каталог' ? 'catalogue' : 'offers',
    // What says nothing cannot mean that everything else is gone.
    isChangesOnly: section.name === 'ИзмененияПакетаПредложений' || flag === '' || isTrue(flag),
    classifierId: baseIn(textOf(section, 'ИдКлассификатора')),
  };
}
