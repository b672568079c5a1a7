import { defineMessages } from '../../i18n.ts';

/** What is said of settings that could not be read. */
export const text = defineMessages({
  title: ['Unele setări nu au putut fi citite', 'Некоторые настройки не удалось прочитать'],
  hint: [
    'Pentru cele de mai jos este valabilă valoarea implicită, iar rândurile de listă sunt omise. Ce a fost salvat rămâne în baza de date până când cineva salvează setarea.',
    'Для них действует значение по умолчанию, а строки списков пропущены. Сохранённое остаётся в базе данных, пока кто-нибудь не сохранит эту настройку.',
  ],
  part: [
    (place: string, stored: string) => `${place}: s-a găsit „${stored}”`,
    (place, stored) => `${place}: найдено «${stored}»`,
  ],
  all: ['Toată setarea', 'Вся настройка'],
  row: [(number: number) => `rândul ${number}`, (number) => `строка ${number}`],
  replaceTitle: ['Înlocuiți ce nu a putut fi citit?', 'Заменить то, что не удалось прочитать?'],
  replaceHint: [
    'Pentru cele de mai jos se va salva ce arată formularul; ce s-a găsit rămâne numai în jurnal.',
    'Вместо этого сохранится то, что показано в форме; найденное останется только в журнале.',
  ],
  replace: ['Salvează și înlocuiește', 'Сохранить и заменить'],
  back: ['Înapoi la formular', 'Назад к форме'],
  low_stock_default: ['Limita stocului redus', 'Порог малого остатка'],
  pickup_waiting_days: [
    'Zile până la apelul despre o comandă neridicată',
    'Через сколько дней звонить о незабранном заказе',
  ],
  proforma_working_days: [
    'Zile lucrătoare cât este valabil contul de plată',
    'Сколько рабочих дней действует счёт',
  ],
  first_steps: ['Primii pași ai magazinului', 'Первые шаги магазина'],
  exchange: ['Schimb cu 1C', 'Обмен с 1С'],
  courier: ['Curierul', 'Курьер'],
  isOn: ['Publicarea fluxurilor', 'Публикация фидов'],
  token: ['Adresa secretă', 'Секретный адрес'],
  priceType: ['Tipul de preț al magazinului', 'Вид цен магазина'],
  warehouses: ['Depozitele care vând', 'Склады, с которых продаём'],
  titleLanguage: ['Limba denumirilor', 'Язык названий'],
  answerEncoding: ['Codarea răspunsurilor', 'Кодировка ответов'],
  ordersInContainer: ['Comenzile în container', 'Заказы в контейнере'],
  currencyName: ['Numele monedei', 'Название валюты'],
  mostHiddenPercent: ['Cel mult atât se arhivează, %', 'Архивируется не больше, %'],
  statuses: ['Stările comenzilor', 'Статусы заказов'],
  ro: ['română', 'румынский'],
  ru: ['rusă', 'русский'],
});
