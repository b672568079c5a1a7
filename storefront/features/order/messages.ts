import { pieceWords } from '../../../contract/piece-words.ts';
import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

/** What an order is called and made of, wherever one is spoken of. */
export const orderWords = defineMessages(
  {
    courier: 'Curier',
    in_shop: 'Ridicare din magazin',
    pickup: 'Ridicare din depozitul de cabluri',
    cash: 'Numerar',
    card: 'Card bancar online',
    transfer: 'Transfer bancar',
    productsCost: 'Costul produselor',
    discount: 'Reducere',
    deliveryFee: 'Taxa de livrare',
    free: 'gratuit',
    totalNet: 'Total fără TVA',
    vatAt: (rate: number) => `TVA ${rate} %`,
    total: 'Total',
    paid: 'Achitat',
    restToPay: 'Rest de plată',
    owedBack: 'Vă returnăm',
    ...pieceWords.ro,
  },
  {
    courier: 'Курьер',
    in_shop: 'Самовывоз из магазина',
    pickup: 'Самовывоз со склада кабеля',
    cash: 'Наличными',
    card: 'Банковской картой онлайн',
    transfer: 'Банковским переводом',
    productsCost: 'Стоимость товаров',
    discount: 'Скидка',
    deliveryFee: 'Стоимость доставки',
    free: 'бесплатно',
    totalNet: 'Итого без НДС',
    vatAt: (rate: number) => `НДС ${rate} %`,
    total: 'Итого',
    paid: 'Оплачено',
    restToPay: 'Осталось оплатить',
    owedBack: 'Вернём вам',
    ...pieceWords.ru,
  },
);

/** What came of sending one. */
export const sendMessages = defineMessages(
  {
    ORDER_SUBMITTED_SUCCESSFULLY: 'Comanda a fost trimisă',
    ORDER_ERROR: 'Comanda nu a fost finalizată',
    offlineTitle: 'Nu există conexiune la internet',
    offline: 'Tot ce ați completat s-a păstrat. Când revine conexiunea, apăsați din nou.',
    timeoutTitle: 'Răspunsul întârzie',
    timeout:
      'Tot ce ați completat s-a păstrat. Apăsați din nou: chiar dacă prima încercare a ajuns, comanda nu se dublează.',
    unavailableTitle: 'Magazinul nu răspunde acum',
    unavailable: 'Tot ce ați completat s-a păstrat. Încercați din nou: comanda nu se dublează.',
    busyTitle: 'Prea multe încercări',
    busy: (minutes: number) =>
      `Tot ce ați completat s-a păstrat. Încercați din nou peste ${plural('ro', minutes, { one: 'un minut', few: '# minute', other: '# de minute' })}.`,
    changedTitle: 'S-a schimbat ceva între timp',
    changed: 'Comanda nu a plecat. Verificați și trimiteți-o din nou dacă vă convine:',
    newPrice: (title: string, from: string, to: string) =>
      `„${title}”: prețul este acum ${to}, era ${from}`,
    lowered: (title: string, from: string, to: string) =>
      `„${title}”: în stoc au rămas ${to}; ați cerut ${from}`,
    notSold: (title: string) => `„${title}” nu se mai vinde`,
    uncut: 'Scrieți lungimile din nou',
    gone: (title: string) => `„${title}” nu mai este în stoc`,
    moreChanges: (count: number) => `și alte schimbări: ${count}`,
    newFee: (fee: string) => `Livrarea costă acum ${fee}`,
    placedTitle: 'Comanda trimisă mai devreme a fost primită',
    placed:
      'Răspunsul s-a pierdut pe drum, comanda nu. Ce ați schimbat după aceea nu este în ea. Trimiteți din nou numai dacă doriți încă o comandă.',
    openPlaced: 'Vezi comanda primită',
    signInAgain: 'Sesiunea a expirat. Intrați din nou în cont: coșul și datele completate rămân.',
    signInToOrder: 'Intrați în cont ca să trimiteți comanda. Coșul și datele completate rămân.',
  },
  {
    ORDER_SUBMITTED_SUCCESSFULLY: 'Заказ отправлен',
    ORDER_ERROR: 'Заказ не оформлен',
    offlineTitle: 'Нет подключения к интернету',
    offline: 'Всё, что вы заполнили, сохранено. Когда связь появится, нажмите ещё раз.',
    timeoutTitle: 'Ответ задерживается',
    timeout:
      'Всё, что вы заполнили, сохранено. Нажмите ещё раз: даже если первая попытка дошла, второго заказа не будет.',
    unavailableTitle: 'Магазин сейчас не отвечает',
    unavailable: 'Всё, что вы заполнили, сохранено. Нажмите ещё раз: второго заказа не будет.',
    busyTitle: 'Слишком много попыток',
    busy: (minutes: number) =>
      `Всё, что вы заполнили, сохранено. Попробуйте ещё раз через ${plural('ru', minutes, { one: '# минуту', few: '# минуты', other: '# минут' })}.`,
    changedTitle: 'За это время кое-что изменилось',
    changed: 'Заказ не отправлен. Проверьте и, если всё устраивает, отправьте ещё раз:',
    newPrice: (title: string, from: string, to: string) =>
      `«${title}»: теперь стоит ${to}, было ${from}`,
    lowered: (title: string, from: string, to: string) =>
      `«${title}»: на складе осталось ${to}, вы заказывали ${from}`,
    notSold: (title: string) => `«${title}» больше не продаётся`,
    uncut: 'Напишите отрезки заново',
    gone: (title: string) => `«${title}»: больше нет в наличии`,
    moreChanges: (count: number) => `и другие изменения: ${count}`,
    newFee: (fee: string) => `Доставка теперь стоит ${fee}`,
    placedTitle: 'Отправленный раньше заказ принят',
    placed:
      'По дороге потерялся ответ, а не заказ. Того, что вы меняли потом, в нём нет. Отправляйте ещё раз, только если нужен второй заказ.',
    openPlaced: 'Открыть принятый заказ',
    signInAgain: 'Сеанс истёк. Войдите ещё раз: корзина и заполненные данные останутся.',
    signInToOrder: 'Войдите, чтобы отправить заказ. Корзина и заполненные данные останутся.',
  },
);
