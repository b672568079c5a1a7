import { escapeXml } from '../../../base/xml/escape-xml.ts';
import { deliveryNames, element, payMethodNames, statusNames } from './order-xml.ts';

/** The names of our states, ways to pay and to deliver: the accountant maps them to 1C's own. */
export function directoryXml(): string {
  const list = (name: string, item: string, names: Record<string, string>) =>
    element(
      name,
      ...Object.entries(names).map(([id, title]) =>
        element(item, element('Ид', id), element('Название', escapeXml(title))),
      ),
    );
  return element(
    'Справочник',
    list('Статусы', 'Элемент', statusNames),
    list('ПлатежныеСистемы', 'Элемент', payMethodNames),
    list('СлужбыДоставки', 'Элемент', deliveryNames),
  );
}
