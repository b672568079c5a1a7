import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

export type Delivery = { free_above: number; fee_capital: number; fee_elsewhere: number };

/** `5 080`, kept on one line. */
export const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

export const messages = defineMessages({
  pageTitle: ['Pentru companii și electricieni', 'Компаниям и электрикам'],
  description: [
    (hasProforma: boolean): string =>
      hasProforma
        ? 'Cablu și materiale electrice pentru firme: prețuri după înregistrare, cont de plată, factură fiscală, tăiere la metru și livrare în toată Moldova.'
        : 'Cablu și materiale electrice pentru firme: prețuri după înregistrare, factură fiscală, tăiere la metru și livrare în toată Moldova.',
    (hasProforma: boolean): string =>
      hasProforma
        ? 'Кабель и электротовары для компаний: цены после регистрации, счёт на оплату, налоговая накладная, кабель на отрез и доставка по всей Молдове.'
        : 'Кабель и электротовары для компаний: цены после регистрации, налоговая накладная, кабель на отрез и доставка по всей Молдове.',
  ],
  eyebrow: ['Pentru companii și electricieni', 'Компаниям и электрикам'],
  headline: [
    'Cablu pentru șantier, acte pentru contabilitate',
    'Кабель\u00a0— на\u00a0объект, документы\u00a0— в\u00a0бухгалтерию',
  ],
  lead: [
    (hasProforma: boolean): string =>
      hasProforma
        ? 'Vedeți prețurile imediat după înregistrare, primiți contul de plată pe e-mail și cablul tăiat exact cât vă trebuie.'
        : 'Vedeți prețurile imediat după înregistrare și primiți cablul tăiat exact cât vă trebuie.',
    (hasProforma: boolean): string =>
      hasProforma
        ? 'Цены видны сразу после регистрации, счёт на оплату приходит на почту, а кабель отрезаем ровно той длины, что нужна.'
        : 'Цены видны сразу после регистрации, а кабель отрезаем ровно той длины, что нужна.',
  ],
  register: ['Înregistrează compania', 'Зарегистрировать компанию'],
  catalogue: ['Vezi produsele la reducere', 'Посмотреть товары со скидкой'],
  ask: ['Cere o ofertă', 'Запросить предложение'],
  products: [
    (count: number) =>
      plural('ro', count, { one: 'produs în catalog', other: 'produse în catalog' }),
    (count: number) =>
      plural('ru', count, {
        one: 'товар в каталоге',
        few: 'товара в каталоге',
        other: 'товаров в каталоге',
      }),
  ],
  brands: [
    (count: number) => plural('ro', count, { one: 'brand', other: 'branduri' }),
    (count: number) => plural('ru', count, { one: 'бренд', few: 'бренда', other: 'брендов' }),
  ],
  lei: [(sum: number) => `${grouped(sum)} lei`, (sum: number) => `${grouped(sum)} lei`],
  freeDelivery: [
    'peste această sumă livrarea în Chișinău e gratuită',
    'свыше этой суммы доставка по Кишинёву бесплатна',
  ],
  getTitle: ['Ce primiți', 'Что вы получаете'],
  prices: ['Prețuri după înregistrare', 'Цены после регистрации'],
  pricesText: [
    'Prețul pe metru, bucată sau colac apare la fiecare produs, cu promoțiile la vedere.',
    'Цена за метр, штуку или бухту указана у каждого товара, акции сразу видны.',
  ],
  invoice: [
    (hasProforma: boolean): string =>
      hasProforma ? 'Cont de plată și factură fiscală' : 'Factură fiscală',
    (hasProforma: boolean): string =>
      hasProforma ? 'Счёт на оплату и налоговая накладная' : 'Налоговая накладная',
  ],
  invoiceText: [
    (hasProforma: boolean): string =>
      hasProforma
        ? 'Contul vine pe e-mail după comandă; factura fiscală vine odată cu produsele.'
        : 'Factura fiscală vine odată cu produsele; pentru plata prin transfer vă sunăm.',
    (hasProforma: boolean): string =>
      hasProforma
        ? 'Счёт приходит на почту после заказа, налоговая накладная едет вместе с товаром.'
        : 'Налоговая накладная едет вместе с товаром; об оплате переводом договоримся по телефону.',
  ],
  delivery: ['Livrare pe șantier', 'Доставка на объект'],
  deliveryText: [
    (fees: Delivery | null) =>
      fees
        ? `Curier în Chișinău ${fees.fee_capital} lei, gratuit când produsele depășesc ${grouped(fees.free_above)} lei; în restul țării ${fees.fee_elsewhere} lei.`
        : 'Curier în Chișinău și în toată țara; ridicarea din magazin și din depozit este gratuită.',
    (fees: Delivery | null) =>
      fees
        ? `Курьер по Кишинёву — ${fees.fee_capital} lei, бесплатно, если товары стоят больше ${grouped(fees.free_above)} lei; по стране — ${fees.fee_elsewhere} lei.`
        : 'Курьер по Кишинёву и по всей стране; самовывоз из магазина и со склада бесплатный.',
  ],
  metre: ['Cablu tăiat la metru', 'Кабель на отрез'],
  metreText: [
    'Măsurăm, tăiem și scriem metrajul pe etichetă. Înainte de tăiere vă cerem confirmarea.',
    'Отмеряем, отрезаем и пишем длину на бирке. Перед резкой просим подтверждение.',
  ],
  advice: ['Un consultant la telefon', 'Консультант на связи'],
  adviceText: [
    'Ajută la secțiune, protecție și accesorii și verifică specificația proiectului.',
    'Поможет с сечением, защитой и комплектующими, сверит спецификацию проекта.',
  ],
  papers: ['Produse cu acte', 'Товары с документами'],
  papersText: [
    'Declarații de conformitate și fișe tehnice, gratuit, la cerere.',
    'Декларации о соответствии и технические паспорта бесплатно, по запросу.',
  ],
  companies: ['Dacă cumpărați pe firmă', 'Если покупаете на фирму'],
  companies1: [
    'Cont de persoană juridică: denumirea și IDNO se completează o singură dată.',
    'Аккаунт юридического лица: название и IDNO вводятся один раз.',
  ],
  companies2: [
    (hasProforma: boolean): string =>
      hasProforma
        ? 'Plata prin transfer, după contul de plată primit pe e-mail.'
        : 'Plata prin transfer: vă sunăm ca să o stabilim.',
    (hasProforma: boolean): string =>
      hasProforma
        ? 'Оплата перечислением по счёту, который приходит на почту.'
        : 'Оплата перечислением: позвоним, чтобы договориться.',
  ],
  companies3: [
    'Comenzi de până la 200 de poziții, cu stocul verificat la fiecare rând.',
    'До 200 позиций в заказе, остаток проверяется по каждой строке.',
  ],
  companies4: [
    'Copii ale documentelor „conform cu originalul” pentru recepția lucrărilor.',
    'Копии документов с надписью «копия верна» для сдачи работ.',
  ],
  electricians: ['Dacă sunteți electrician', 'Если вы электрик'],
  electricians1: [
    'Căutare după marcă, secțiune sau cod, comodă și de pe telefon.',
    'Поиск по марке, сечению или коду, удобный и с телефона.',
  ],
  electricians2: [
    'Stocul se vede înainte de drum; ridicarea, în aceeași zi, în orele de program.',
    'Остаток виден до выезда; забрать можно в тот же день, в рабочие часы.',
  ],
  electricians3: [
    'Favoritele sunt lista de materiale: o puneți în comandă dintr-o apăsare.',
    'Избранное — ваша спецификация: в заказ она уходит одним нажатием.',
  ],
  electricians4: [
    'La cerere, toată lungimea într-o singură bucată, cât ajunge de pe tambur.',
    'По просьбе — вся длина одним куском, если хватит на барабане.',
  ],
  stepsTitle: ['Cum comandați', 'Как заказать'],
  step1: ['Înregistrați compania', 'Зарегистрируйте компанию'],
  step1Text: [
    'Denumirea, domeniul de activitate, IDNO din 13 cifre și funcția dumneavoastră.',
    'Название, сфера деятельности, IDNO из 13 цифр и ваша должность.',
  ],
  step2: ['Alegeți produsele', 'Выберите товары'],
  step2Text: [
    'Filtrați după secțiune, curent, brand; cantitatea e în metri, bucăți sau colaci.',
    'Фильтры по сечению, току, бренду; количество в метрах, штуках или бухтах.',
  ],
  step3: ['Trimiteți comanda', 'Отправьте заказ'],
  step3Text: [
    'Alegeți transferul bancar. Numărul comenzii apare pe ecran și în mesajul de confirmare.',
    'Выберите банковский перевод. Номер заказа — на экране и в письме.',
  ],
  step4: ['Primiți produsele și factura', 'Получите товар и накладную'],
  step4Text: [
    'Prin curier, din magazin sau de la depozitul de cabluri.',
    'Курьером, в магазине или на складе кабеля.',
  ],
  stepsMore: ['Toți pașii, pe larg', 'Все шаги подробно'],
  brandsTitle: ['Branduri din catalog', 'Бренды каталога'],
  brandsAll: ['Toate brandurile', 'Все бренды'],
  joinTitle: ['Un cont de companie, în două minute', 'Аккаунт компании за две минуты'],
  joinText: [
    'Pregătiți datele; le completați o singură dată:',
    'Подготовьте данные, вводить их нужно один раз:',
  ],
  join1: [
    'denumirea companiei și domeniul de activitate',
    'название компании и сфера деятельности',
  ],
  join2: ['codul fiscal (IDNO), 13 cifre', 'фискальный код (IDNO), 13 цифр'],
  join3: ['funcția, telefonul și adresa de e-mail', 'должность, телефон и эл. почта'],
  joined: ['Aveți deja cont: prețurile sunt la vedere', 'У вас уже есть аккаунт: цены открыты'],
  joinedText: [
    'Începeți cu produsele la reducere sau scrieți-ne lista, o transformăm în comandă.',
    'Начните с товаров со скидкой или пришлите список, мы превратим его в заказ.',
  ],
  askTitle: ['Aveți o listă de materiale?', 'Есть список материалов?'],
  askText: [
    'Scrieți ce vă trebuie și vă sunăm cu stocul și oferta, în orele de program.',
    'Напишите, что нужно, и мы перезвоним с остатками и предложением в рабочие часы.',
  ],
});
