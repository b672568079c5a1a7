import { attributeOf, childOf, childrenOf, type Element, numberIn, textOf } from './element.ts';
import type { NamedValue, Offer, Price, Product, Unit } from './objects.ts';
import { knownOf } from './read-classifier.ts';

/** `A#B` is the variant B of the product A; `A#` is the product itself. */
function identified(element: Element) {
  const { id, ...known } = knownOf(element);
  const [productId = '', characteristicId = ''] = id.split('#', 2);
  return { ...known, id: productId.trim(), characteristicId: characteristicId.trim() };
}

export function productOf(element: Element): Product {
  const requisites = namedValues(childOf(element, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита');
  const requisite = (...names: string[]) =>
    requisites.find(({ name }) => names.includes(name))?.value ?? '';
  const maker = childOf(element, 'Изготовитель');
  return {
    kind: 'product',
    ...identified(element),
    code: textOf(element, 'Артикул'),
    ownCode: textOf(element, 'Код'),
    barcode: textOf(element, 'Штрихкод', 'ШтрихКод'),
    title: textOf(element, 'Наименование'),
    fullTitle: requisite('Полное наименование', 'ПолноеНаименование'),
    description: requisite('ОписаниеВФорматеHTML') || textOf(element, 'Описание'),
    groupIds: childrenOf(childOf(element, 'Группы'), 'Ид')
      .map((group) => textOf(group))
      .filter(Boolean),
    maker: maker ? { id: textOf(maker, 'Ид'), title: textOf(maker, 'Наименование') } : null,
    unit: unitOf(element),
    properties: childrenOf(childOf(element, 'ЗначенияСвойств'), 'ЗначенияСвойства').map((one) => ({
      id: textOf(one, 'Ид'),
      // Nothing written means that it is not set.
      values: childrenOf(one, 'Значение', 'ИдЗначения')
        .map((value) => textOf(value))
        .filter(Boolean),
    })),
    requisites,
    vatRate: vatRateOf(element),
    pictures: childrenOf(element, 'Картинка')
      .map((picture) => textOf(picture))
      .filter(Boolean),
    isService: requisite('ТипНоменклатуры', 'ВидНоменклатуры') === 'Услуга',
  };
}

export const offerOf = (element: Element): Offer => ({
  kind: 'offer',
  ...identified(element),
  title: textOf(element, 'Наименование'),
  code: textOf(element, 'Артикул'),
  barcode: textOf(element, 'Штрихкод', 'ШтрихКод'),
  unit: unitOf(element),
  characteristics: namedValues(childOf(element, 'ХарактеристикиТовара'), 'ХарактеристикаТовара'),
  prices: childrenOf(childOf(element, 'Цены'), 'Цена').flatMap(priceOf),
  total: totalOf(element),
  stocks: stocksOf(element),
});

export const namedValues = (list: Element | undefined, name: string): NamedValue[] =>
  childrenOf(list, name)
    .map((one) => ({ name: textOf(one, 'Наименование'), value: textOf(one, 'Значение') }))
    .filter((one) => one.name !== '');

/** The code is an attribute, or in 3.x the whole text. */
function unitOf(element: Element): Unit | null {
  const base = childOf(element, 'БазоваяЕдиница');
  if (!base) return null;
  const text = textOf(base);
  const conversions = [
    ...childrenOf(base, 'Пересчет'),
    ...childrenOf(childOf(element, 'Единицы'), 'Единица'),
  ];
  return {
    code: attributeOf(base, 'Код') || (/^\d{3,4}$/.test(text) ? text : ''),
    title: /^\d{3,4}$/.test(text) ? '' : text || attributeOf(base, 'НаименованиеПолное'),
    others: conversions.flatMap((one) => {
      const unit = textOf(one, 'Единица', 'Код', 'Ид');
      const factor = numberIn(textOf(one, 'Коэффициент'));
      return unit && factor && factor > 0 ? [{ unit, factor }] : [];
    }),
  };
}

/** `20`, `8%`, `Без НДС`; null where nothing is said of VAT. */
function vatRateOf(element: Element): number | null {
  const taxes = childrenOf(childOf(element, 'СтавкиНалогов'), 'СтавкаНалога');
  const vat = taxes.find((tax) => /^(ндс|tva)$/i.test(textOf(tax, 'Наименование'))) ?? taxes[0];
  if (!vat) return null;
  const rate = textOf(vat, 'Ставка').replace('%', '');
  return /без/i.test(rate) ? 0 : numberIn(rate);
}

function priceOf(element: Element): Price[] {
  const amount = numberIn(textOf(element, 'ЦенаЗаЕдиницу'));
  const typeId = textOf(element, 'ИдТипаЦены');
  if (amount === null || typeId === '') return [];
  const factor = numberIn(textOf(element, 'Коэффициент')) ?? 1;
  return [
    {
      typeId,
      amount,
      currency: textOf(element, 'Валюта'),
      factor: factor > 0 ? factor : 1,
      minimum: numberIn(textOf(element, 'МинКоличество')),
    },
  ];
}

/** As an element of its own, or in 3.x as what is left without a warehouse. */
function totalOf(element: Element): number | null {
  const rest = childrenOf(childOf(element, 'Остатки'), 'Остаток').find(
    (one) => !childOf(one, 'Склад'),
  );
  return numberIn(textOf(element, 'Количество')) ?? numberIn(textOf(rest, 'Количество'));
}

/** What lies where: 1C has spelled it in four ways by now. */
function stocksOf(element: Element): Offer['stocks'] {
  const places = [
    ...childrenOf(element, 'Склад', 'КоличествоНаСкладе'),
    ...childrenOf(childOf(element, 'КоличествоНаСкладах'), 'КоличествоНаСкладе', 'Склад'),
    ...childrenOf(childOf(element, 'Остатки'), 'Остаток').flatMap((rest) =>
      childrenOf(rest, 'Склад'),
    ),
  ];
  return places.flatMap((place) => {
    const warehouseId = attributeOf(place, 'ИдСклада') || textOf(place, 'ИдСклада', 'Ид');
    const quantity = numberIn(
      attributeOf(place, 'КоличествоНаСкладе') || textOf(place, 'Количество', 'КоличествоНаСкладе'),
    );
    return warehouseId && quantity !== null ? [{ warehouseId, quantity }] : [];
  });
}
