import type { MoneyWay } from '../../../../contract/constants.ts';
import { defineMessages } from '../../../i18n.ts';

/** By which way money moved. */
export const wayNames = defineMessages<Record<MoneyWay, string>>({
  cash: ['Numerar', 'Наличные'],
  terminal: ['Terminal', 'Терминал'],
  transfer: ['Transfer', 'Перевод'],
  online: ['Online', 'Онлайн'],
  '1c': ['Din 1C', 'Из 1С'],
  earlier: ['Din evidența veche', 'Из прежнего учёта'],
});

export const text = defineMessages({
  money: ['Bani', 'Деньги'],
  total: ['Total', 'Итого'],
  credited: ['Nu se mai cere', 'Больше не спрашиваем'],
  paid: ['Achitat', 'Оплачено'],
  refunded: ['din care restituit', 'из них возвращено'],
  toPay: ['Rest de plată', 'Осталось оплатить'],
  owedBack: ['De restituit', 'Вернуть клиенту'],
  entries: ['Plăți și restituiri', 'Платежи и возвраты'],
  noEntries: ['Încă nu s-a plătit nimic.', 'Пока ничего не оплачено.'],
  received: ['Primit', 'Получено'],
  givenBack: ['Restituit', 'Возвращено'],
  against: ['Anulare', 'Отмена записи'],
  corrected: ['anulată', 'отменена'],
  notePayment: ['Notează o plată', 'Записать оплату'],
  giveBack: ['Notează restituirea', 'Записать возврат'],
  giveCredit: ['Cere mai puțin', 'Уменьшить сумму'],
  correct: ['Anulează', 'Отменить'],
  correctOf: [
    (entry: string) => `Anulează înregistrarea: ${entry}`,
    (entry: string) => `Отменить запись: ${entry}`,
  ],
  paymentTitle: ['Ce plată a venit', 'Какая оплата пришла'],
  giveBackTitle: ['Ce s-a restituit', 'Что вернули клиенту'],
  creditTitle: ['Cereți mai puțin pentru comandă', 'Уменьшить сумму заказа'],
  correctTitle: ['Anulați înregistrarea?', 'Отменить запись?'],
  correctText: [
    'Înregistrarea rămâne în istoric, iar alta o anulează.',
    'Запись останется в истории, а другая её отменит.',
  ],
  creditText: [
    'Clientul primește un e-mail. Ce a plătit peste noua sumă este de restituit.',
    'Клиент получит письмо. Оплаченное сверх новой суммы нужно будет вернуть.',
  ],
  amount: ['Suma, lei', 'Сумма, лей'],
  way: ['Cum', 'Каким способом'],
  day: ['Data', 'Дата'],
  reference: ['Nr. documentului (extras, chitanță)', '№ документа (выписка, чек)'],
  note: ['Notă', 'Примечание'],
  reason: ['Motivul', 'Причина'],
  reasonSeen: ['Îl citește și clientul', 'Её прочитает и клиент'],
  more: [
    (sum: string) => `Cu ${sum} mai mult decât restul de plată: va fi de restituit`,
    (sum: string) => `На ${sum} больше остатка: излишек нужно будет вернуть`,
  ],
  saved: ['Înregistrat', 'Записано'],
});
