import { limits } from '../../../contract/constants.ts';
import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    lines: 'Produse',
    positions: (count: number) =>
      plural('ro', count, { one: '# poziție', few: '# poziții', other: '# de poziții' }),
    toDetails: 'La contact și livrare',
    tooMany: `O comandă poate avea cel mult ${limits.orderLines} de poziții. Ștergeți câteva ca să o puteți trimite.`,

    contact: 'Date de contact',
    name: 'Nume și prenume',
    phone: 'Telefon',
    email: 'E-mail',
    forCompany: 'Comand pentru o companie',
    company: 'Denumirea companiei',
    idno: 'Cod fiscal (IDNO)',

    delivery: 'Livrare',
    deliveryType: 'Cum primiți comanda',
    courierHint: (capital: string, elsewhere: string, free: string) =>
      `Chișinău: ${capital}, gratuit peste ${free}. Restul țării: ${elsewhere}`,
    free: 'gratuit',
    address: 'Strada și numărul',
    addressHint: 'Și apartamentul sau oficiul, dacă este cazul',
    saveDetails: 'Salvează numele și adresa pentru data viitoare',
    saveName: 'Salvează numele pentru data viitoare',

    payment: 'Plată',
    payMethod: 'Cum plătiți',
    cashHint: 'La primirea mărfii',
    cardHint: 'Pe pagina băncii; linkul de plată vine pe e-mail după confirmare',
    transferHint: 'Contul de plată vine pe e-mail',
    transferAgreedHint: 'Vă sunăm ca să stabilim plata',

    comment: 'Comentariu',
    commentHint: 'De exemplu, când să vă sunăm',

    summary: 'Comanda dumneavoastră',
    chooseDelivery: 'alegeți modul',
    chooseDistrict: 'alegeți raionul sau municipiul',
    missing: (amount: string) => `Mai adăugați ${amount} pentru livrare gratuită în Chișinău`,
    reached: 'Livrare gratuită în Chișinău',
    order: (sum: string) => `Comandă cu plată · ${sum}`,
    orderPlain: 'Comandă cu plată',
    logInAndOrder: 'Intră în cont și comandă',
    guestPrices: 'Prețurile se văd după intrarea în cont. Coșul și datele completate rămân.',
    logIn: 'Intră în cont',
    allGone: 'Nimic din coș nu mai este în stoc',
    lengthsMissing: (title: string) =>
      `„${title}”: scrieți lungimile sau alegeți altfel cum se taie`,
    pricesFailed: 'Prețurile nu s-au putut încărca. Coșul și datele completate rămân.',
    optional: 'opțional',
  },
  {
    lines: 'Товары',
    positions: (count: number) =>
      plural('ru', count, { one: '# позиция', few: '# позиции', other: '# позиций' }),
    toDetails: 'К контактам и доставке',
    tooMany: `В одном заказе может быть не больше ${limits.orderLines} позиций. Удалите лишние, чтобы его отправить.`,

    contact: 'Контактные данные',
    name: 'Имя и фамилия',
    phone: 'Телефон',
    email: 'Эл. почта',
    forCompany: 'Заказываю для компании',
    company: 'Название компании',
    idno: 'Фискальный код (IDNO)',

    delivery: 'Доставка',
    deliveryType: 'Как вы получите заказ',
    courierHint: (capital: string, elsewhere: string, free: string) =>
      `Кишинёв: ${capital}, свыше ${free} бесплатно. По стране: ${elsewhere}`,
    free: 'бесплатно',
    address: 'Улица и номер дома',
    addressHint: 'И квартира или офис, если нужно',
    saveDetails: 'Сохранить имя и адрес на следующий раз',
    saveName: 'Сохранить имя на следующий раз',

    payment: 'Оплата',
    payMethod: 'Как вы оплатите',
    cashHint: 'При получении',
    cardHint: 'На странице банка; ссылка придёт на почту после подтверждения',
    transferHint: 'Счёт на оплату придёт на почту',
    transferAgreedHint: 'Позвоним, чтобы договориться об оплате',

    comment: 'Комментарий',
    commentHint: 'Например, когда вам удобнее позвонить',

    summary: 'Ваш заказ',
    chooseDelivery: 'выберите способ',
    chooseDistrict: 'выберите район или муниципий',
    missing: (amount: string) => `До бесплатной доставки по Кишинёву не хватает ${amount}`,
    reached: 'Бесплатная доставка по Кишинёву',
    order: (sum: string) => `Заказать с оплатой · ${sum}`,
    orderPlain: 'Заказать с оплатой',
    logInAndOrder: 'Войти и оформить заказ',
    guestPrices: 'Цены видны после входа. Корзина и заполненные данные останутся.',
    logIn: 'Войти',
    allGone: 'Ничего из корзины больше нет в наличии',
    lengthsMissing: (title: string) =>
      `«${title}»: напишите отрезки или выберите другой способ нарезки`,
    pricesFailed: 'Не удалось загрузить цены. Корзина и заполненные данные останутся.',
    optional: 'необязательно',
  },
);
