import { pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** Words for whoever sets 1C up. */
export const text = defineMessages({
  inOneC: ['Ce scrieți în 1C', 'Что указать в 1С'],
  inOneCText: [
    'În 1C deschideți «Обмен с сайтом», creați o setare nouă și completați câmpurile de mai jos. Verificați cu butonul «Проверить соединение».',
    'В 1С откройте «Обмен с сайтом», создайте новую настройку и заполните поля ниже. Проверьте кнопкой «Проверить соединение».',
  ],
  field: ['Câmpul din 1C', 'Поле в 1С'],
  address: ['Adresa site-ului', 'Адрес сайта'],
  oldAddress: ['Aceeași, pentru 1C care cere calea Bitrix', 'Он же, если 1С требует путь Битрикса'],
  userName: ['Numele de utilizator', 'Имя пользователя'],
  password: ['Parola', 'Пароль'],
  passwordOnce: [
    'Se vede o singură dată, când creați contul sau cereți o parolă nouă.',
    'Показывается один раз: при создании учётной записи или смене пароля.',
  ],
  noAccount: ['Creați mai întâi un cont.', 'Сначала создайте учётную запись.'],
  what: ['Ce se transmite', 'Что передавать'],
  whatText: [
    'Bifați în 1C: produsele, prețurile, stocurile și comenzile. Magazinul primește fișiere CommerceML 2.03–3.1, și arhivate zip.',
    'Отметьте в 1С товары, цены, остатки и заказы. Магазин принимает файлы CommerceML 2.03–3.1, в том числе в архивах zip.',
  ],
  accounts: ['Conturi pentru 1C', 'Учётные записи для 1С'],
  newAccount: ['Cont nou', 'Новая учётная запись'],
  name: ['Numele de utilizator', 'Имя пользователя'],
  nameHint: [
    'Litere latine mici și cifre, de exemplu 1c.',
    'Строчные латинские буквы и цифры, например 1c.',
  ],
  networks: ['De la ce adrese IP poate veni', 'С каких IP-адресов пускать'],
  networksHint: [
    'Câte una pe rând, ca 192.0.2.7 sau 192.0.2.0/24. Gol: de oriunde.',
    'По одному в строке: 192.0.2.7 или 192.0.2.0/24. Пусто: отовсюду.',
  ],
  anywhere: ['de oriunde', 'отовсюду'],
  create: ['Creează contul', 'Создать'],
  created: ['Contul este gata', 'Учётная запись готова'],
  renewed: ['Parola nouă', 'Новый пароль'],
  keepIt: [
    'Copiați parola acum în 1C: a doua oară nu se mai afișează.',
    'Скопируйте пароль в 1С сейчас: второй раз он не показывается.',
  ],
  close: ['Am copiat-o', 'Скопировано'],
  state: ['Starea', 'Состояние'],
  on: ['activ', 'включена'],
  off: ['oprit', 'выключена'],
  lastSeen: ['A venit ultima oară', 'Была здесь'],
  never: ['niciodată', 'ни разу'],
  acts: ['Acțiuni', 'Действия'],
  newPassword: ['Parolă nouă', 'Новый пароль'],
  newPasswordTitle: ['Faceți o parolă nouă?', 'Сменить пароль?'],
  newPasswordText: [
    'Cea veche nu mai funcționează. Scrieți parola nouă în 1C.',
    'Старый перестанет действовать сразу. В 1С нужно будет указать новый.',
  ],
  switchOff: ['Oprește', 'Выключить'],
  switchOn: ['Pornește', 'Включить'],
  switchedOff: [
    'Contul este oprit: 1C nu mai poate intra',
    'Учётная запись выключена: 1С больше не войдёт',
  ],
  switchedOn: ['Contul este pornit', 'Учётная запись включена'],
  changeNetworks: ['Adrese', 'Адреса'],
  of: [(act: string, name: string) => `${act}: ${name}`, (act, name) => `${act}: ${name}`],
  save: ['Salvează', 'Сохранить'],
  noAccounts: ['Niciun cont deocamdată', 'Учётных записей пока нет'],
  noAccountsText: [
    '1C vine cu un nume și o parolă. Cu ele se pot doar schimba date, nimic altceva.',
    '1С входит по имени и паролю. С ними можно только обмениваться данными.',
  ],
  settings: ['Cum se preiau datele', 'Как загружать данные'],
  priceType: ['Prețul magazinului', 'Цена магазина'],
  priceTypeHint: [
    'Care dintre prețurile din 1C se vede în magazin. Nu se alege nimic de la sine.',
    'Какая из цен 1С видна в магазине. Сама собой не выбирается ни одна.',
  ],
  prices: [pluralRo('un preț', '# prețuri', '# de prețuri'), pluralRu('# цена', '# цены', '# цен')],
  priceTypeNone: [
    'Lista apare după prima vizită a lui 1C.',
    'Список появится после первого сеанса 1С.',
  ],
  choose: ['Alegeți', 'Выберите'],
  titleLanguage: ['Limba denumirilor din 1C', 'Язык названий в 1С'],
  language_script: [
    'După litere: chirilice – rusă, latine – română',
    'По буквам: кириллица – русский, латиница – румынский',
  ],
  language_ro: ['Română', 'Румынский'],
  language_ru: ['Rusă', 'Русский'],
  answerEncoding: ['Codarea comenzilor pentru 1C', 'Кодировка заказов для 1С'],
  encodingHint: [
    'Dacă 1C vede 0 comenzi, încercați alta.',
    'Если 1С видит 0 заказов, попробуйте другую.',
  ],
  ordersInContainer: [
    'Comenzile în «Контейнер» (module 1C din 2020 încoace)',
    'Заказы в «Контейнере» (модули 1С с 2020 года)',
  ],
  currencyName: ['Cum numește 1C leul', 'Как в 1С называется лей'],
  mostHiddenPercent: [
    'Cât poate ieși din vânzare la un schimb, %',
    'Снимать с продажи за один сеанс не больше, %',
  ],
  mostHiddenHint: [
    'Ce nu mai apare într-un export complet iese din vânzare. Dacă ar fi mai mult, nu iese nimic și vă întrebăm.',
    'Чего нет в полной выгрузке, снимается с продажи. Если бы снялось больше, не снимаем ничего и спрашиваем вас.',
  ],
  warehousesSold: [
    'Depozitele din 1C din care se vinde aici',
    'Склады 1С, с которых здесь продаём',
  ],
  warehousesHint: [
    'Niciunul bifat: din toate. Stocul celorlalte nu se vede în magazin.',
    'Ни один не отмечен: со всех. Остатки остальных в магазине не видны.',
  ],
  warehousesNone: [
    'Lista apare după prima vizită a lui 1C.',
    'Список появится после первого сеанса 1С.',
  ],
  stateNames: ['Cum numește 1C stările comenzii', 'Как 1С называет статусы заказа'],
  stateNamesHint: [
    'Ce trimite 1C ca «Статус заказа» și ce înseamnă aici. Numele pe care le spunem noi lui 1C (Новый, Подтверждён, Собран, Отправлен, Готов к выдаче, Выполнен, Отменён) se înțeleg de la sine.',
    'Что 1С присылает в «Статус заказа» и что это значит здесь. Названия, которые мы сами передаём в 1С (Новый, Подтверждён, Собран, Отправлен, Готов к выдаче, Выполнен, Отменён), понятны и так.',
  ],
  stateIn1c: ['În 1C', 'В 1С'],
  stateHere: ['În magazin', 'В магазине'],
  warehouses: ['Unde se ține stocul din 1C', 'Где числятся остатки из 1С'],
  warehousesText: [
    'Fiecare depozit din 1C are unul al magazinului. Alegeți depozitul pe care îl aveți deja, ca același produs să nu fie numărat de două ori.',
    'У каждого склада 1С есть склад магазина. Выберите тот, что у вас уже есть, чтобы один и тот же товар не считался дважды.',
  ],
  moveTitle: ['Mutați stocul?', 'Перенести остатки?'],
  moveText: [
    'Ce a numărat 1C trece în depozitul ales și înlocuiește ce era notat acolo la aceleași produse.',
    'Подсчитанное в 1С перейдёт на выбранный склад и заменит то, что значилось там у тех же товаров.',
  ],
  move: ['Mută', 'Перенести'],
  warehouseHere: ['Depozitul magazinului', 'Склад магазина'],
  warehouseLater: ['Se face unul nou la primul stoc', 'Появится с первыми остатками'],
  matched: ['Stocul din 1C se ține de acum acolo', 'Остатки из 1С теперь числятся там'],
});
