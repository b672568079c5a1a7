import { pieceWords } from '../../../contract/piece-words.ts';
import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

/** What an order is called and made of, wherever one is spoken of. */
export const orderWords = defineMessages({
  courier: ['Curier', 'Курьер'],
  in_shop: ['Ridicare din magazin', 'Самовывоз из магазина'],
  pickup: ['Ridicare din depozitul de cabluri', 'Самовывоз со склада кабеля'],
  cash: ['Numerar', 'Наличными'],
  card: ['Card bancar online', 'Банковской картой онлайн'],
  transfer: ['Transfer bancar', 'Банковским переводом'],
  productsCost: ['Costul produselor', 'Стоимость товаров'],
  discount: ['Reducere', 'Скидка'],
  deliveryFee: ['Taxa de livrare', 'Стоимость доставки'],
  free: ['gratuit', 'бесплатно'],
  totalNet: ['Total fără TVA', 'Итого без НДС'],
  vatAt: [(rate: number) => `TVA ${rate} %`, (rate: number) => `НДС ${rate} %`],
  total: ['Total', 'Итого'],
  paid: ['Achitat', 'Оплачено'],
  credited: ['Scăzut din total', 'Вычтено из суммы'],
  refunded: ['V-am restituit', 'Мы вернули вам'],
  restToPay: ['Rest de plată', 'Осталось оплатить'],
  owedBack: ['Vă returnăm', 'Вернём вам'],
  onePiece: [pieceWords.ro.onePiece, pieceWords.ru.onePiece],
  inPieces: [pieceWords.ro.inPieces, pieceWords.ru.inPieces],
});

/** What came of sending one. */
export const sendMessages = defineMessages({
  ORDER_SUBMITTED_SUCCESSFULLY: ['Comanda a fost trimisă', 'Заказ отправлен'],
  ORDER_ERROR: ['Comanda nu a fost finalizată', 'Заказ не оформлен'],
  offlineTitle: ['Nu există conexiune la internet', 'Нет подключения к интернету'],
  offline: [
    'Tot ce ați completat s-a păstrat. Când revine conexiunea, apăsați din nou.',
    'Всё, что вы заполнили, сохранено. Когда связь появится, нажмите ещё раз.',
  ],
  timeoutTitle: ['Răspunsul întârzie', 'Ответ задерживается'],
  timeout: [
    'Tot ce ați completat s-a păstrat. Apăsați din nou: chiar dacă prima încercare a ajuns, comanda nu se dublează.',
    'Всё, что вы заполнили, сохранено. Нажмите ещё раз: даже если первая попытка дошла, второго заказа не будет.',
  ],
  unavailableTitle: ['Magazinul nu răspunde acum', 'Магазин сейчас не отвечает'],
  unavailable: [
    'Tot ce ați completat s-a păstrat. Încercați din nou: comanda nu se dublează.',
    'Всё, что вы заполнили, сохранено. Нажмите ещё раз: второго заказа не будет.',
  ],
  busyTitle: ['Prea multe încercări', 'Слишком много попыток'],
  busy: [
    (minutes: number) =>
      `Tot ce ați completat s-a păstrat. Încercați din nou peste ${plural('ro', minutes, { one: 'un minut', few: '# minute', other: '# de minute' })}.`,
    (minutes: number) =>
      `Всё, что вы заполнили, сохранено. Попробуйте ещё раз через ${plural('ru', minutes, { one: '# минуту', few: '# минуты', other: '# минут' })}.`,
  ],
  changedTitle: ['S-a schimbat ceva între timp', 'За это время кое-что изменилось'],
  changed: [
    'Comanda nu a plecat. Verificați și trimiteți-o din nou dacă vă convine:',
    'Заказ не отправлен. Проверьте и, если всё устраивает, отправьте ещё раз:',
  ],
  newPrice: [
    (title: string, from: string, to: string) => `„${title}”: prețul este acum ${to}, era ${from}`,
    (title: string, from: string, to: string) => `«${title}»: теперь стоит ${to}, было ${from}`,
  ],
  lowered: [
    (title: string, from: string, to: string) =>
      `„${title}”: în stoc au rămas ${to}; ați cerut ${from}`,
    (title: string, from: string, to: string) =>
      `«${title}»: на складе осталось ${to}, вы заказывали ${from}`,
  ],
  notSold: [
    (title: string) => `„${title}” nu se mai vinde`,
    (title: string) => `«${title}» больше не продаётся`,
  ],
  uncut: ['Scrieți lungimile din nou', 'Напишите отрезки заново'],
  gone: [
    (title: string) => `„${title}” nu mai este în stoc`,
    (title: string) => `«${title}»: больше нет в наличии`,
  ],
  moreChanges: [
    (count: number) => `și alte schimbări: ${count}`,
    (count: number) => `и другие изменения: ${count}`,
  ],
  newFee: [
    (fee: string) => `Livrarea costă acum ${fee}`,
    (fee: string) => `Доставка теперь стоит ${fee}`,
  ],
  placedTitle: ['Comanda trimisă mai devreme a fost primită', 'Отправленный раньше заказ принят'],
  placed: [
    'Răspunsul s-a pierdut pe drum, comanda nu. Ce ați schimbat după aceea nu este în ea. Trimiteți din nou numai dacă doriți încă o comandă.',
    'По дороге потерялся ответ, а не заказ. Того, что вы меняли потом, в нём нет. Отправляйте ещё раз, только если нужен второй заказ.',
  ],
  openPlaced: ['Vezi comanda primită', 'Открыть принятый заказ'],
  signInAgain: [
    'Sesiunea a expirat. Intrați din nou în cont: coșul și datele completate rămân.',
    'Сеанс истёк. Войдите ещё раз: корзина и заполненные данные останутся.',
  ],
  signInToOrder: [
    'Intrați în cont ca să trimiteți comanda. Coșul și datele completate rămân.',
    'Войдите, чтобы отправить заказ. Корзина и заполненные данные останутся.',
  ],
});
