import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    title: 'Primii pași',
    intro:
      'Magazinul este deschis și gol. Din acești pași, cumpărătorii află cine sunteți, iar produsele ajung în catalog.',
    done: (done: number, all: number) => `${done} din ${all} făcuți`,
    isDone: 'făcut',
    identity: 'Numele și datele firmei',
    identityHint: 'Apar pe fiecare pagină, în e-mailuri și în conturile de plată.',
    phones: 'Telefoanele',
    phonesHint: 'Cumpărătorii sună înainte de a comanda cabluri la metru.',
    logo: 'Logo-ul',
    logoHint: 'Apare în antet, în locul semnului nostru.',
    delivery: 'Livrarea',
    deliveryHint: 'Cât costă și de la ce sumă este gratuită.',
    pages: 'Paginile la care trimite magazinul',
    pagesHint:
      'Despre noi (about-us), termenii (termeni-si-conditii) și confidențialitatea (politica-de-confidentialitate): fără ele, legăturile duc în gol.',
    pagesDrafts:
      'Ciornele stau în Pagini: citiți-le, completați ce este între paranteze drepte și publicați-le.',
    takePages: 'Scrie ciornele după model',
    pagesTaken: 'Ciornele stau în Pagini',
    sections: 'Categoriile catalogului',
    sectionsHint:
      'Luați arborele gata făcut al produselor electrice sau faceți-l pe al dumneavoastră.',
    sectionsThere: (count: number) =>
      plural('ro', count, { one: '# categorie', few: '# categorii', other: '# de categorii' }),
    takeSections: 'Ia categoriile gata făcute',
    sectionsTaken: 'Categoriile sunt în catalog',
    own: 'Fă-le de la zero',
    products: 'Produsele',
    productsHint: 'Încărcați lista de prețuri din Excel; un model este alături.',
    productsThere: (count: number) =>
      plural('ro', count, {
        one: '# produs în vânzare',
        few: '# produse în vânzare',
        other: '# de produse în vânzare',
      }),
    open: 'Deschide',
    import: 'Încarcă lista',
    putAside: 'Gata, ascunde pașii',
    openShop: 'Vezi magazinul',
  },
  {
    title: 'Первые шаги',
    intro:
      'Магазин открыт и пуст. Пройдите эти шаги: покупатели узнают, кто вы, а товары окажутся на полке.',
    done: (done, all) => `сделано ${done} из ${all}`,
    isDone: 'сделано',
    identity: 'Название и данные фирмы',
    identityHint: 'Видны на каждой странице, в письмах и в счетах.',
    phones: 'Телефоны',
    phonesHint: 'Покупатели звонят, прежде чем заказать кабель на метры.',
    logo: 'Логотип',
    logoHint: 'Стоит в шапке вместо нашего знака.',
    delivery: 'Доставка',
    deliveryHint: 'Сколько стоит и с какой суммы бесплатна.',
    pages: 'Страницы, на которые ссылается магазин',
    pagesHint:
      'О нас (about-us), условия (termeni-si-conditii) и конфиденциальность (politica-de-confidentialitate): без них ссылки ведут в никуда.',
    pagesDrafts:
      'Черновики лежат в «Страницах»: прочитайте их, заполните места в квадратных скобках и опубликуйте.',
    takePages: 'Создать черновики по образцу',
    pagesTaken: 'Черновики лежат в «Страницах»',
    sections: 'Категории каталога',
    sectionsHint: 'Возьмите готовое дерево электротоваров или составьте своё.',
    sectionsThere: (count) =>
      plural('ru', count, { one: '# категория', few: '# категории', other: '# категорий' }),
    takeSections: 'Взять готовые категории',
    sectionsTaken: 'Категории в каталоге',
    own: 'Составить свои',
    products: 'Товары',
    productsHint: 'Загрузите прайс-лист из Excel; образец рядом.',
    productsThere: (count) =>
      plural('ru', count, {
        one: '# товар в продаже',
        few: '# товара в продаже',
        other: '# товаров в продаже',
      }),
    open: 'Открыть',
    import: 'Загрузить прайс',
    putAside: 'Готово, скрыть шаги',
    openShop: 'Посмотреть магазин',
  },
);
