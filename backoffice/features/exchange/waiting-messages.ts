import { pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** Words of what waits, and of what was decided. */
export const text = defineMessages({
  intro: [
    'Ce a trimis 1C și nu și-a găsit locul singur. Fiecare decizie se reține pentru toate schimburile următoare.',
    'Что прислала 1С и что не нашло своего места само. Каждое решение запоминается для всех следующих сеансов.',
  ],
  none: ['Nimic nu așteaptă', 'Ничего не ждёт'],
  noneText: ['Tot ce a trimis 1C și-a găsit locul.', 'Всё, что прислала 1С, нашло своё место.'],
  allReasons: ['Toate', 'Все'],
  reasonFilter: ['De ce așteaptă', 'Почему ждёт'],
  thing: ['Ce așteaptă', 'Что ждёт'],
  since: ['Din', 'С'],
  decision: ['Decizia', 'Решение'],
  putInto: [
    (category: string) => `Pune în „${category}”`,
    (category) => `В категорию «${category}»`,
  ],
  isOurs: ['Este același produs', 'Это тот же товар'],
  maybe: ['La noi:', 'У нас:'],
  holder: ['Codul îl are:', 'Код занят товаром:'],
  other: ['Altă decizie', 'Другое решение'],
  otherFor: [(title: string) => `Altă decizie: ${title}`, (title) => `Другое решение: ${title}`],
  notSold: ['Nu se vinde aici', 'Здесь не продаём'],
  notSoldFor: [
    (title: string) => `Nu se vinde aici: ${title}`,
    (title) => `Здесь не продаём: ${title}`,
  ],
  help_no_price: [
    'Se pune în vânzare singur când 1C trimite prețul.',
    'Появится в продаже сам, когда 1С пришлёт цену.',
  ],
  help_new_group: [
    'Decideți despre toată grupa la „Grupe” sau numai despre acest produs aici.',
    'Решите о всей группе во вкладке «Группы» или здесь, об одном этом товаре.',
  ],
  help_no_product: [
    '1C nu a trimis produsul. Când îl trimite, prețul se pune la locul lui.',
    'Сам товар 1С не прислала. Когда пришлёт, цена встанет на место.',
  ],
  help_unknown_unit: [
    'Magazinul nu cunoaște această unitate. Alegeți în 1C o unitate din clasificator (m, buc, kg, set).',
    'Магазин не знает такой единицы. Выберите в 1С единицу из классификатора (м, шт, кг, компл).',
  ],
  help_code_taken: [
    'Schimbați codul în 1C sau uniți-l cu un produs de aici.',
    'Измените код в 1С или свяжите с одним из наших товаров.',
  ],
  help_no_price_type: [
    'Alegeți la „Conectare” care preț din 1C este al magazinului.',
    'Выберите в «Подключении», какая цена из 1С — цена магазина.',
  ],
  help_currency: [
    'Magazinul vinde în lei. Schimbați valuta tipului de preț în 1C.',
    'Магазин продаёт в леях. Измените валюту типа цен в 1С.',
  ],
  select: [(title: string) => `Alege: ${title}`, (title) => `Выбрать: ${title}`],
  selectAll: ['Alege toate rândurile afișate', 'Выбрать все показанные строки'],
  selected: [
    pluralRo('Ales unul', 'Alese #', 'Alese #'),
    pluralRu('Выбран #', 'Выбрано #', 'Выбрано #'),
  ],
  unselect: ['Renunță', 'Снять выбор'],
  category: ['Categoria', 'Категория'],
  chooseCategory: ['Alege categoria', 'Выберите категорию'],
  putAll: ['Pune aici', 'Поместить сюда'],
  allOurs: ['Sunt produsele propuse', 'Это предложенные товары'],
  decideTitle: ['Unde este locul lui?', 'Где его место?'],
  inCategory: ['Un produs nou, în categoria', 'Новый товар в категории'],
  isProduct: ['Este un produs pe care îl avem', 'Этот товар у нас уже есть'],
  findProduct: ['Produsul nostru', 'Наш товар'],
  findHint: ['Cod sau denumire', 'Код или название'],
  foundNone: ['Nu am găsit niciun produs.', 'Ничего не нашли.'],
  keepsOurs: [
    'Denumirea și textele rămân ale noastre; prețul și stocul vin din 1C.',
    'Название и тексты остаются нашими, цена и остаток берутся из 1С.',
  ],
  ignoreText: [
    'Nu mai întrebăm de el, orice ar trimite 1C.',
    'Больше о нём не спрашиваем, что бы ни прислала 1С.',
  ],
  remembered: ['Reținut: de acum înainte la fel', 'Запомнили: впредь так же'],
  onSale: ['Este în vânzare. Decizia se reține', 'Товар в продаже. Решение запомнено'],
  stillWaits: [
    (reason: string) => `Decizia se reține. Mai așteaptă: ${reason}`,
    (reason) => `Решение запомнено. Товар ещё ждёт: ${reason}`,
  ],
  refusedBecause: [
    (reason: string) => `Nu s-a putut: ${reason}`,
    (reason) => `Не получилось: ${reason}`,
  ],
  manyDone: [
    pluralRo('O decizie ținută minte', '# decizii ținute minte', '# de decizii ținute minte'),
    pluralRu('Запомнено # решение', 'Запомнено # решения', 'Запомнено # решений'),
  ],
  manyLeft: [
    pluralRo('una nu s-a putut', '# nu s-au putut', '# nu s-au putut'),
    pluralRu('# не получилось', '# не получились', '# не получились'),
  ],
  searchHint: ['Denumire, cod sau id din 1C', 'Название, код или ид из 1С'],
  decisionsIntro: [
    'Ce ați decis despre produsele din 1C. Țin pentru toate schimburile.',
    'Что вы решили о товарах из 1С. Действует для всех сеансов.',
  ],
  goods: ['Produsul din 1C', 'Товар из 1С'],
  decided: ['Decizia', 'Решение'],
  by: ['Cine', 'Кто'],
  when: ['Când', 'Когда'],
  state: ['Acum', 'Сейчас'],
  kind_category: ['produs nou în', 'новый товар в категории'],
  kind_product: ['este produsul nostru', 'это наш товар'],
  kind_ignore: ['nu se vinde aici', 'здесь не продаём'],
  gone: ['șters între timp', 'уже удалён'],
  forget: ['Retrage', 'Отменить'],
  forgetFor: [
    (title: string) => `Retrage decizia: ${title}`,
    (title) => `Отменить решение: ${title}`,
  ],
  forgetTitle: ['Retrageți decizia?', 'Отменить решение?'],
  forget_category: [
    'Produsul rămâne în magazin, în categoria lui. Decizia nu se mai folosește de acum înainte.',
    'Товар останется в магазине, в своей категории. Впредь это решение не применяется.',
  ],
  forget_product: [
    'Produsul nostru rămâne, cu prețul și stocul de acum, dar nu mai este legat de 1C. Produsul din 1C așteaptă din nou.',
    'Наш товар останется с нынешними ценой и остатком, но связи с 1С больше не будет. Товар из 1С снова ждёт решения.',
  ],
  forget_ignore: ['Produsul așteaptă din nou o decizie.', 'Товар снова ждёт решения.'],
  forgotten: ['Decizia a fost retrasă', 'Решение отменено'],
  waitsAgain: [
    'Decizia a fost retrasă; produsul așteaptă din nou',
    'Решение отменено, товар снова ждёт',
  ],
  waits: ['așteaptă', 'ждёт'],
  placed: ['la locul lui', 'на месте'],
  leftOut: ['nu se vinde', 'не продаётся'],
  noDecisions: ['Nicio decizie deocamdată', 'Решений пока нет'],
  noDecisionsText: [
    'Ce decideți la „De decis” se reține aici.',
    'Здесь хранится то, что вы решили во вкладке «Решить».',
  ],
});
