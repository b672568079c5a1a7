/** Packages of any size, as a 1C of the 2.10 generation writes them. */

const id = (part: string, number: number) =>
  `c0ab1e60-0000-4000-${part}-${String(number).padStart(12, '0')}`;

export const madeUpId = (number: number) => id('9000', number);
export const MADE_UP_PRICE_TYPE = id('8000', 1);
export const MADE_UP_WAREHOUSE = id('8000', 2);
export const MADE_UP_GROUP = id('8000', 3);

const file = (formedAt: string, inside: string) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_210" ВерсияСхемы="2.10" ДатаФормирования="${formedAt}">
${inside}
</КоммерческаяИнформация>`);

const at = (turn: number) => `2026-11-16T${String(turn).padStart(2, '0')}:00:00`;

/** Goods of these numbers; `more`: what else each says. */
export const madeUpGoods = (
  numbers: number[],
  { turn = 1, more = () => '' }: { turn?: number; more?: (number: number) => string } = {},
): Buffer =>
  file(
    at(turn),
    `<Классификатор><Ид>${id('8000', 4)}</Ид><Наименование>Классификатор</Наименование>
<Группы><Группа><Ид>${MADE_UP_GROUP}</Ид><Наименование>Кабель</Наименование></Группа></Группы></Классификатор>
<Каталог СодержитТолькоИзменения="true"><Ид>${id('8000', 4)}</Ид><Наименование>Каталог</Наименование><Товары>
${numbers
  .map(
    (number) => `<Товар><Ид>${madeUpId(number)}</Ид><Артикул>ART-${number}</Артикул>
<Наименование>Кабель силовой ВВГнг(А)-LS 3х2,5 (${number})</Наименование>
<БазоваяЕдиница Код="006 " НаименованиеПолное="Метр">м</БазоваяЕдиница>
<Группы><Ид>${MADE_UP_GROUP}</Ид></Группы>${more(number)}</Товар>`,
  )
  .join('\n')}
</Товары></Каталог>`,
  );

/** Offers of these numbers, with prices and stock of their own every turn. */
export const madeUpOffers = (numbers: number[], turn = 1): Buffer =>
  file(
    at(turn),
    `<ПакетПредложений СодержитТолькоИзменения="false"><Ид>${id('8000', 5)}</Ид><Наименование>Пакет предложений</Наименование>
<ТипыЦен><ТипЦены><Ид>${MADE_UP_PRICE_TYPE}</Ид><Наименование>Розничная</Наименование><Валюта>MDL</Валюта>
<Налог><Наименование>НДС</Наименование><УчтеноВСумме>true</УчтеноВСумме></Налог></ТипЦены></ТипыЦен>
<Склады><Склад><Ид>${MADE_UP_WAREHOUSE}</Ид><Наименование>Основной склад</Наименование></Склад></Склады>
<Предложения>
${numbers.map((number) => offerOf(number, turn)).join('\n')}
</Предложения></ПакетПредложений>`,
  );

/** In bani. */
export const madeUpPrice = (number: number, turn = 1) => 1_000 + ((number * 7) % 90_000) + turn;
export const madeUpStock = (number: number, turn = 1) => 1_000 + ((number * 13) % 5_000) + turn;

function offerOf(number: number, turn: number): string {
  const price = (madeUpPrice(number, turn) / 100).toFixed(2);
  const quantity = madeUpStock(number, turn);
  return `<Предложение><Ид>${madeUpId(number)}</Ид><Артикул>ART-${number}</Артикул>
<Наименование>Кабель силовой ВВГнг(А)-LS 3х2,5 (${number})</Наименование>
<БазоваяЕдиница Код="006 " НаименованиеПолное="Метр" МеждународноеСокращение="MTR">м</БазоваяЕдиница>
<Цены><Цена><Представление>${price} MDL за м</Представление><ИдТипаЦены>${MADE_UP_PRICE_TYPE}</ИдТипаЦены>
<ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу><Валюта>MDL</Валюта><Единица>м</Единица><Коэффициент>1</Коэффициент></Цена></Цены>
<Количество>${quantity}</Количество>
<Склад ИдСклада="${MADE_UP_WAREHOUSE}" КоличествоНаСкладе="${quantity}"/></Предложение>`;
}
