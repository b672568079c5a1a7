import { limits } from '../../../contract/constants.ts';
import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  lines: ['Produse', 'Товары'],
  positions: [
    (count: number) =>
      plural('ro', count, { one: '# poziție', few: '# poziții', other: '# de poziții' }),
    (count: number) =>
      plural('ru', count, { one: '# позиция', few: '# позиции', other: '# позиций' }),
  ],
  toDetails: ['La contact și livrare', 'К контактам и доставке'],
  tooMany: [
    `O comandă poate avea cel mult ${limits.orderLines} de poziții. Ștergeți câteva ca să o puteți trimite.`,
    `В одном заказе может быть не больше ${limits.orderLines} позиций. Удалите лишние, чтобы его отправить.`,
  ],
  contact: ['Date de contact', 'Контактные данные'],
  name: ['Nume și prenume', 'Имя и фамилия'],
  phone: ['Telefon', 'Телефон'],
  email: ['E-mail', 'Эл. почта'],
  forCompany: ['Comand pentru o companie', 'Заказываю для компании'],
  company: ['Denumirea companiei', 'Название компании'],
  idno: ['Cod fiscal (IDNO)', 'Фискальный код (IDNO)'],
  delivery: ['Livrare', 'Доставка'],
  deliveryType: ['Cum primiți comanda', 'Как вы получите заказ'],
  courierHint: [
    (capital: string, elsewhere: string, free: string) =>
      `Chișinău: ${capital}, gratuit peste ${free}. Restul țării: ${elsewhere}`,
    (capital: string, elsewhere: string, free: string) =>
      `Кишинёв: ${capital}, свыше ${free} бесплатно. По стране: ${elsewhere}`,
  ],
  free: ['gratuit', 'бесплатно'],
  address: ['Strada și numărul', 'Улица и номер дома'],
  addressHint: ['Și apartamentul sau oficiul, dacă este cazul', 'И квартира или офис, если нужно'],
  saveDetails: [
    'Salvează numele și adresa pentru data viitoare',
    'Сохранить имя и адрес на следующий раз',
  ],
  saveName: ['Salvează numele pentru data viitoare', 'Сохранить имя на следующий раз'],
  payment: ['Plată', 'Оплата'],
  payMethod: ['Cum plătiți', 'Как вы оплатите'],
  cashHint: ['La primirea mărfii', 'При получении'],
  cardHint: [
    'Pe pagina băncii; linkul de plată vine pe e-mail după confirmare',
    'На странице банка; ссылка придёт на почту после подтверждения',
  ],
  transferHint: ['Contul de plată vine pe e-mail', 'Счёт на оплату придёт на почту'],
  transferAgreedHint: ['Vă sunăm ca să stabilim plata', 'Позвоним, чтобы договориться об оплате'],
  comment: ['Comentariu', 'Комментарий'],
  commentHint: ['De exemplu, când să vă sunăm', 'Например, когда вам удобнее позвонить'],
  summary: ['Comanda dumneavoastră', 'Ваш заказ'],
  chooseDelivery: ['alegeți modul', 'выберите способ'],
  chooseDistrict: ['alegeți raionul sau municipiul', 'выберите район или муниципий'],
  missing: [
    (amount: string) => `Mai adăugați ${amount} pentru livrare gratuită în Chișinău`,
    (amount: string) => `До бесплатной доставки по Кишинёву не хватает ${amount}`,
  ],
  reached: ['Livrare gratuită în Chișinău', 'Бесплатная доставка по Кишинёву'],
  order: [
    (sum: string) => `Comandă cu plată · ${sum}`,
    (sum: string) => `Заказать с оплатой · ${sum}`,
  ],
  orderPlain: ['Comandă cu plată', 'Заказать с оплатой'],
  logInAndOrder: ['Intră în cont și comandă', 'Войти и оформить заказ'],
  guestPrices: [
    'Prețurile se văd după intrarea în cont. Coșul și datele completate rămân.',
    'Цены видны после входа. Корзина и заполненные данные останутся.',
  ],
  logIn: ['Intră în cont', 'Войти'],
  allGone: ['Nimic din coș nu mai este în stoc', 'Ничего из корзины больше нет в наличии'],
  lengthsMissing: [
    (title: string) => `„${title}”: scrieți lungimile sau alegeți altfel cum se taie`,
    (title: string) => `«${title}»: напишите отрезки или выберите другой способ нарезки`,
  ],
  pricesFailed: [
    'Prețurile nu s-au putut încărca. Coșul și datele completate rămân.',
    'Не удалось загрузить цены. Корзина и заполненные данные останутся.',
  ],
  optional: ['opțional', 'необязательно'],
});
