import { childOf, childrenOf, type Element, isTrue, numberIn, textOf } from './element.ts';
import type { OrderDocument } from './objects.ts';
import { knownOf } from './read-classifier.ts';
import { namedValues } from './read-goods.ts';

/** A document, and after it those that hang on it: an order with its payments and shipments. */
export function documentsOf(element: Element): OrderDocument[] {
  const document = documentOf(element);
  const beneath = childrenOf(childOf(element, 'ПодчиненныеДокументы'), 'ПодчиненныйДокумент')
    .map((one) => documentOf(one))
    .map((one) => ({ ...one, basis: one.basis || document.number }));
  return [document, ...beneath];
}

/** An order as 1C has it, or a payment or shipment of one. */
function documentOf(element: Element): OrderDocument {
  const requisites = namedValues(childOf(element, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита');
  const requisite = (name: string) => requisites.find((one) => one.name === name)?.value ?? '';
  const known = knownOf(element);
  return {
    kind: 'document',
    ...known,
    isDeleted:
      known.isDeleted ||
      isTrue(requisite('ПометкаУдаления')) ||
      isTrue(requisite('Пометка удаления')),
    number: textOf(element, 'Номер'),
    number1c: textOf(element, 'Номер1С') || requisite('Номер по 1С'),
    operation: textOf(element, 'ХозОперация'),
    basis: textOf(element, 'Основание') || requisite('Номер заказа') || requisite('Заказ'),
    amount: numberIn(textOf(element, 'Сумма')),
    isPosted: isTrue(requisite('Проведен')) || isTrue(textOf(element, 'Проведен')),
    isCancelled: isTrue(requisite('Отменен')) || isTrue(textOf(element, 'Отменен')),
    lines: childrenOf(childOf(element, 'Товары'), 'Товар').map((line) => ({
      id: textOf(line, 'Ид'),
      quantity: numberIn(textOf(line, 'Количество')),
      amount: numberIn(textOf(line, 'Сумма')),
    })),
    requisites,
  };
}
