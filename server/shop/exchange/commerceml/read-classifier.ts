import { attributeOf, childOf, childrenOf, type Element, isTrue, textOf } from './element.ts';
import type { Group, MeasureUnit, PriceType, Property, Warehouse } from './objects.ts';

/** The directories: what goods are sorted, described, priced and kept by. */

/** What 1C says of anything: its identity, and whether it is marked as deleted. */
export const knownOf = (element: Element) => ({
  id: textOf(element, 'Ид'),
  isDeleted:
    isTrue(textOf(element, 'ПометкаУдаления')) ||
    [attributeOf(element, 'Статус'), textOf(element, 'Статус')].includes('Удален'),
});

/** A tree of groups, each after its parent. */
export function groupsOf(groups: Element, parentId: string | null = null): Group[] {
  return childrenOf(groups, 'Группа').flatMap((element) => {
    const group: Group = {
      kind: 'group',
      ...knownOf(element),
      title: textOf(element, 'Наименование'),
      parentId,
    };
    if (group.id === '') return [];
    const beneath = childrenOf(element, 'Группы').flatMap((one) => groupsOf(one, group.id));
    return [group, ...beneath];
  });
}

export const propertyOf = (element: Element): Property => ({
  kind: 'property',
  ...knownOf(element),
  title: textOf(element, 'Наименование'),
  type: textOf(element, 'ТипЗначений'),
  values: childrenOf(childOf(element, 'ВариантыЗначений'), 'Справочник', 'Вариант').map(
    (value) => ({
      id: textOf(value, 'ИдЗначения', 'Ид'),
      title: textOf(value, 'Значение'),
    }),
  ),
});

export const priceTypeOf = (element: Element): PriceType => ({
  kind: 'price-type',
  ...knownOf(element),
  title: textOf(element, 'Наименование'),
  currency: textOf(element, 'Валюта'),
  includesVat: !/^(false|0|нет|ложь)$/i.test(textOf(childOf(element, 'Налог'), 'УчтеноВСумме')),
});

export const warehouseOf = (element: Element): Warehouse => ({
  kind: 'warehouse',
  ...knownOf(element),
  title: textOf(element, 'Наименование'),
});

export const measureUnitOf = (element: Element): MeasureUnit => ({
  kind: 'unit',
  ...knownOf(element),
  code: textOf(element, 'Код'),
  title: textOf(element, 'НаименованиеКраткое', 'Наименование', 'НаименованиеПолное'),
});
