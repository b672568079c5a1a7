import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** By what became of a price change. */
export const changeStates = defineMessages({
  planned: ['planificată', 'запланировано'],
  applied: ['aplicată', 'выполнено'],
  cancelled: ['anulată', 'отменено'],
  undone: ['anulată, prețuri restabilite', 'отменено, цены возвращены'],
});

export const text = defineMessages({
  title: ['Prețuri după regulă', 'Цены по правилу'],
  sheet: ['Tabel de produse', 'Таблица товаров'],
  which: ['Pentru care produse', 'Для каких товаров'],
  rule: ['Regula', 'Правило'],
  direction: ['Prețul', 'Цена'],
  up: ['crește', 'растёт'],
  down: ['scade', 'снижается'],
  by: ['Cu cât', 'На сколько'],
  kind: ['Măsura', 'Мера'],
  percent: ['%', '%'],
  amount: ['lei', 'lei'],
  rounding: ['Rotunjire', 'Округление'],
  exact: ['la ban', 'до бана'],
  to: [
    (step: string) => (step === 'x.99' ? 'la x,99' : `la ${step.replace('.', ',')} lei`),
    (step: string) => (step === 'x.99' ? 'до x,99' : `до ${step.replace('.', ',')} lei`),
  ],
  promotions: [
    'Promoțiile care n-ar mai fi o reducere',
    'Акции, которые перестали бы быть скидкой',
  ],
  keep: ['rămân, iar produsul nu se schimbă', 'остаются, товар не меняется'],
  end: ['se încheie', 'завершаются'],
  when: ['Când', 'Когда'],
  now: ['acum', 'сейчас'],
  later: ['la o dată', 'в указанный день'],
  startsAt: ['Începe la', 'Начало'],
  preview: ['Ce s-ar schimba', 'Что изменится'],
  enter: [
    'Scrieți cu cât se schimbă prețurile, iar aici apare fiecare preț vechi și nou.',
    'Укажите, на сколько меняются цены, и здесь появится каждая старая и новая цена.',
  ],
  changed: [(count: number) => `Se schimbă: ${count}`, (count: number) => `Меняются: ${count}`],
  left: [
    (count: number) => `Rămân cum sunt: ${count}`,
    (count: number) => `Остаются как есть: ${count}`,
  ],
  ended: [
    (count: number) =>
      plural('ro', count, {
        one: 'se încheie # promoție',
        few: 'se încheie # promoții',
        other: 'se încheie # de promoții',
      }),
    (count: number) =>
      plural('ru', count, {
        one: 'завершается # акция',
        few: 'завершаются # акции',
        many: 'завершаются # акций',
        other: 'завершаются # акции',
      }),
  ],
  code: ['Cod', 'Код'],
  product: ['Produsul', 'Товар'],
  old: ['Preț vechi', 'Старая цена'],
  new: ['Preț nou', 'Новая цена'],
  why: ['De ce rămâne', 'Почему остаётся'],
  note: ['Notă', 'Примечание'],
  acts: ['Ce se poate face', 'Действия'],
  same: ['prețul nou este același', 'новая цена такая же'],
  price: ['nu ar ieși un preț valabil', 'получилась бы недопустимая цена'],
  promotion: ['promoția nu ar mai fi o reducere', 'акция перестала бы быть скидкой'],
  promotionEnds: ['promoția se încheie', 'акция завершается'],
  page: [
    (page: number, pages: number) => `Pagina ${page} din ${pages}`,
    (page: number, pages: number) => `Страница ${page} из ${pages}`,
  ],
  previous: ['Pagina precedentă', 'Предыдущая страница'],
  next: ['Pagina următoare', 'Следующая страница'],
  apply: [
    (count: number) =>
      plural('ro', count, {
        one: 'Schimbă acum # preț',
        few: 'Schimbă acum # prețuri',
        other: 'Schimbă acum # de prețuri',
      }),
    (count: number) =>
      plural('ru', count, {
        one: 'Изменить сейчас # цену',
        few: 'Изменить сейчас # цены',
        many: 'Изменить сейчас # цен',
        other: 'Изменить сейчас # цены',
      }),
  ],
  plan: ['Planifică', 'Запланировать'],
  applied: ['Prețurile au fost schimbate', 'Цены изменены'],
  planned: ['Modificarea a fost planificată', 'Изменение запланировано'],
  nothingChanges: [
    'După această regulă nu se schimbă niciun preț.',
    'По этому правилу не меняется ни одна цена.',
  ],
  momentFirst: ['Alegeți ziua și ora.', 'Выберите день и время.'],
  planNote: [
    'La data aleasă regula se aplică prețurilor de atunci.',
    'В указанный момент правило применится к ценам, какими они будут тогда.',
  ],
  list: ['Planificate și aplicate', 'Запланированные и выполненные'],
  none: ['Încă nu s-a schimbat niciun preț după regulă', 'По правилу цены ещё не меняли'],
  noneText: [
    'Fiecare regulă aplicată sau planificată rămâne aici: câte prețuri a schimbat, cine a pornit-o, și butonul care revine la prețurile vechi.',
    'Каждое выполненное или запланированное правило остаётся здесь: сколько цен изменено, кто его запустил и кнопка, которая вернёт прежние цены.',
  ],
  state: ['Starea', 'Состояние'],
  who: ['Cine', 'Кто'],
  result: ['Rezultat', 'Итог'],
  everything: ['toate produsele', 'все товары'],
  cancel: ['Anulează', 'Отменить'],
  cancelled: ['Modificarea planificată a fost anulată', 'Запланированное изменение отменено'],
  undo: ['Revino la prețurile vechi', 'Вернуть прежние цены'],
  undone: [
    (count: number) =>
      plural('ro', count, {
        one: 'A fost restabilit # preț',
        few: 'Au fost restabilite # prețuri',
        other: 'Au fost restabilite # de prețuri',
      }),
    (count: number) =>
      plural('ru', count, {
        one: 'Возвращена # цена',
        few: 'Возвращены # цены',
        many: 'Возвращено # цен',
        other: 'Возвращено # цены',
      }),
  ],
  failing: ['Nu a reușit încă; se încearcă din nou', 'Пока не получилось; попробуем ещё раз'],
});
