import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  title: ['Comandă nouă', 'Новый заказ'],
  orders: ['Comenzi', 'Заказы'],
  customer: ['Clientul', 'Клиент'],
  findCustomer: ['Caută clientul', 'Найти клиента'],
  findCustomerHint: [
    'Telefon, nume, companie, IDNO sau e-mail',
    'Телефон, имя, компания, IDNO или эл. почта',
  ],
  noCustomer: ['Nu am găsit pe nimeni.', 'Никого не нашли.'],
  newCustomer: ['Client nou', 'Новый клиент'],
  another: ['Alt client', 'Другой клиент'],
  blocked: ['blocat', 'заблокирован'],
  noEmail: ['fără e-mail', 'без эл. почты'],
  lastOrders: ['Ultimele comenzi', 'Последние заказы'],
  positions: [
    (count: number) =>
      plural('ro', count, { one: 'o poziție', few: '# poziții', other: '# de poziții' }),
    (count: number) =>
      plural('ru', count, { one: '# позиция', few: '# позиции', other: '# позиций' }),
  ],
  repeat: ['Repetă', 'Повторить'],
  repeatOf: [
    (number: string) => `Repetă comanda ${number}`,
    (number: string) => `Повторить заказ ${number}`,
  ],
  name: ['Nume și prenume', 'Имя и фамилия'],
  phone: ['Telefon', 'Телефон'],
  email: ['E-mail', 'Эл. почта'],
  emailHint: [
    'Primește un link ca să-și aleagă parola. Fără e-mail nu trimitem nimic.',
    'Получит ссылку, чтобы выбрать пароль. Без эл. почты ничего не отправляем.',
  ],
  language: ['Limba', 'Язык'],
  company: ['Compania', 'Компания'],
  idno: ['Cod fiscal (IDNO)', 'Фискальный код (IDNO)'],
  products: ['Produse', 'Товары'],
  findProduct: ['Caută produsul', 'Найти товар'],
  noLines: [
    'Căutați un produs: Enter îl adaugă, Tab duce la cantitate.',
    'Найдите товар: Enter добавляет его, Tab ведёт к количеству.',
  ],
  inStock: [
    (amount: string) => `în\u00a0stoc ${amount}`,
    (amount: string) => `в\u00a0наличии ${amount}`,
  ],
  soldOut: ['nu este în stoc', 'нет в наличии'],
  promotion: ['Reducere', 'Скидка'],
  quantityOf: [
    (title: string) => `Cantitatea: ${title}`,
    (title: string) => `Количество: ${title}`,
  ],
  removeOf: [(title: string) => `Scoate: ${title}`, (title: string) => `Убрать: ${title}`],
  quantityMissing: ['Introduceți cantitatea', 'Введите количество'],
  quantitiesUnread: [
    'Corectați cantitățile și lungimile marcate',
    'Исправьте отмеченные количества и отрезки',
  ],
  notSold: ['Nu se mai vinde', 'Больше не продаётся'],
  tooMany: [
    (amount: string) => `În stoc sunt doar ${amount}`,
    (amount: string) => `В наличии только ${amount}`,
  ],
  smallest: [
    (amount: string) => `Se vinde de la ${amount}`,
    (amount: string) => `Продаётся от ${amount}`,
  ],
  step: [
    (amount: string) => `Se vinde câte ${amount}`,
    (amount: string) => `Продаётся кратно ${amount}`,
  ],
  delivery: ['Livrare', 'Доставка'],
  deliveryType: ['Cum ajunge la client', 'Как получит клиент'],
  payment: ['Plata', 'Оплата'],
  comment: ['Comentariu', 'Комментарий'],
  total: ['De plată', 'К оплате'],
  productsCost: ['Produse', 'Товары'],
  discount: ['Reducere', 'Скидка'],
  free: ['gratuit', 'бесплатно'],
  toPay: ['Total', 'Итого'],
  missingToFree: [
    (amount: string) => `Până la livrarea gratuită: ${amount}`,
    (amount: string) => `До бесплатной доставки: ${amount}`,
  ],
  place: ['Înregistrează comanda', 'Оформить заказ'],
  placeFor: [
    (amount: string) => `Înregistrează comanda: ${amount}`,
    (amount: string) => `Оформить заказ: ${amount}`,
  ],
  placed: [
    (number: string) => `Comanda ${number} este înregistrată`,
    (number: string) => `Заказ ${number} оформлен`,
  ],
  openOrder: ['Deschide comanda', 'Открыть заказ'],
  next: ['Altă comandă', 'Ещё заказ'],
  repeatedSame: [
    (number: string) => `Comanda ${number} este aici, fără schimbări`,
    (number: string) => `Заказ ${number} здесь, без изменений`,
  ],
  repeatedChanged: [
    (number: string) => `De la comanda ${number} s-au schimbat:`,
    (number: string) => `С заказа ${number} изменилось:`,
  ],
  priceChanged: [
    (then: string, now: string) => `${then} atunci, ${now} acum`,
    (then: string, now: string) => `было ${then}, стало ${now}`,
  ],
  promotionBegan: ['acum la preț redus', 'сейчас по сниженной цене'],
  promotionEnded: ['reducerea s-a încheiat', 'скидка закончилась'],
  unitChanged: [
    (then: string, now: string) => `se vinde acum în „${now}”, nu în „${then}”`,
    (then: string, now: string) => `теперь продаётся в «${now}», а не в «${then}»`,
  ],
  replacedBy: [
    (title: string) => `nu se mai vinde; în locul lui: ${title}`,
    (title: string) => `больше не продаётся; вместо него: ${title}`,
  ],
  lessStock: [
    (now: string, then: string) => `în stoc doar ${now}, s-a comandat ${then}`,
    (now: string, then: string) => `осталось ${now}, заказывали ${then}`,
  ],
});
