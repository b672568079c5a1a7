import type { Text, UnitKey } from '../records.ts';
import type { FamilyProduct } from './family-products.ts';
import { availability } from './trade-data.ts';

const unitOfSale: Readonly<Record<UnitKey, Text>> = {
  m: {
    ro: 'Prețul este pentru un metru.',
    ru: 'Цена указана за один метр.',
  },
  piece: { ro: 'Prețul este pentru o bucată.', ru: 'Цена указана за одну штуку.' },
  set: { ro: 'Prețul este pentru un set.', ru: 'Цена указана за комплект.' },
  coil: {
    ro: 'Prețul este pentru un colac întreg.',
    ru: 'Цена указана за целую бухту.',
  },
  pack: { ro: 'Prețul este pentru un pachet.', ru: 'Цена указана за упаковку.' },
  pair: { ro: 'Prețul este pentru o pereche.', ru: 'Цена указана за пару.' },
  bar: { ro: 'Prețul este pentru o bară întreagă.', ru: 'Цена указана за целый хлыст.' },
  box: {
    ro: 'Prețul este pentru o cutie întreagă.',
    ru: 'Цена указана за целую коробку.',
  },
};

const cutting: Text = {
  ro: 'Se taie la lungimea comandată, într-o singură bucată cât ajunge din colac; lungimile tăiate se măsoară în prezența clientului la ridicare.',
  ru: 'Отрезаем заказанную длину одним куском, насколько хватает бухты; при самовывозе длину отмеряют при покупателе.',
};
const thickCable: Text = {
  ro: 'Lungimea minimă tăiată este de 5 m.',
  ru: 'Минимальный отрез 5 м.',
};
const delivery: Text = {
  ro: 'Livrare în toată Moldova prin curier sau ridicare din magazin.',
  ru: 'Доставка по всей Молдове курьером или самовывоз.',
};
const onOrder: Text = {
  ro: 'Se aduce la comandă în 7-14 zile.',
  ru: 'Привозим под заказ за 7-14 дней.',
};
const certificate: Text = {
  ro: 'Declarația de conformitate se eliberează la cerere.',
  ru: 'Декларацию о соответствии выдаём по запросу.',
};

export function generalInfoOf({ unit, values, code, anchor }: FamilyProduct): Text {
  const texts = [
    unitOfSale[unit],
    ...(unit === 'm' && values.cut === 'yes' ? [cutting] : []),
    ...(isThick(values.section_mm2, values.armour) && unit === 'm' ? [thickCable] : []),
    ...(!anchor && availability(code) === 'on order' ? [onOrder] : []),
    delivery,
    certificate,
  ];
  return {
    ro: texts.map((text) => text.ro).join(' '),
    ru: texts.map((text) => text.ru).join(' '),
  };
}

const isThick = (section: string | number | undefined, armour: string | number | undefined) =>
  armour === 'yes' || Number(section) >= 25;
