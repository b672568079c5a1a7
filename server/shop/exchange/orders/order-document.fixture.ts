/** Documents about orders, as 1C writes them. */

const requisitesXml = (requisites: Record<string, string>) =>
  `<ЗначенияРеквизитов>${Object.entries(requisites)
    .map(
      ([name, value]) =>
        `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
    )
    .join('')}</ЗначенияРеквизитов>`;

export const orderDocument = (id: string, requisites: Record<string, string>, more = '') =>
  Buffer.from(
    `<КоммерческаяИнформация ВерсияСхемы="2.08"><Документ><Ид>x</Ид><Номер>${id}</Номер><Номер1С>УТ-15</Номер1С><ХозОперация>Заказ товара</ХозОперация>${more}${requisitesXml(requisites)}</Документ></КоммерческаяИнформация>`,
  );

/** A payment or a shipment that hangs on an order. */
export const beneath = (operation: string, amount: string, { id = 'y', posted = '' } = {}) =>
  `<ПодчиненныеДокументы><ПодчиненныйДокумент><Ид>${id}</Ид><Номер>П-${id}</Номер><ХозОперация>${operation}</ХозОперация><Сумма>${amount}</Сумма>${
    posted && requisitesXml({ Проведен: posted })
  }</ПодчиненныйДокумент></ПодчиненныеДокументы>`;
