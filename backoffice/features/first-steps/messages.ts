import { pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  title: ['Primii pași', 'Первые шаги'],
  intro: [
    'Magazinul este deschis și gol. Din acești pași, cumpărătorii află cine sunteți, iar produsele ajung în catalog.',
    'Магазин открыт и пуст. Пройдите эти шаги: покупатели узнают, кто вы, а товары окажутся на полке.',
  ],
  done: [
    (done: number, all: number) => `${done} din ${all} făcuți`,
    (done, all) => `сделано ${done} из ${all}`,
  ],
  isDone: ['făcut', 'сделано'],
  identity: ['Numele și datele firmei', 'Название и данные фирмы'],
  identityHint: [
    'Apar pe fiecare pagină, în e-mailuri și în conturile de plată.',
    'Видны на каждой странице, в письмах и в счетах.',
  ],
  phones: ['Telefoanele', 'Телефоны'],
  phonesHint: [
    'Cumpărătorii sună înainte de a comanda cabluri la metru.',
    'Покупатели звонят, прежде чем заказать кабель на метры.',
  ],
  logo: ['Logo-ul', 'Логотип'],
  logoHint: ['Apare în antet, în locul semnului nostru.', 'Стоит в шапке вместо нашего знака.'],
  delivery: ['Livrarea', 'Доставка'],
  deliveryHint: [
    'Cât costă și de la ce sumă este gratuită.',
    'Сколько стоит и с какой суммы бесплатна.',
  ],
  pages: ['Paginile la care trimite magazinul', 'Страницы, на которые ссылается магазин'],
  pagesHint: [
    'Despre noi (about-us), termenii (termeni-si-conditii) și confidențialitatea (politica-de-confidentialitate): fără ele, legăturile duc în gol.',
    'О нас (about-us), условия (termeni-si-conditii) и конфиденциальность (politica-de-confidentialitate): без них ссылки ведут в никуда.',
  ],
  pagesDrafts: [
    'Ciornele stau în Pagini: citiți-le, completați ce este între paranteze drepte și publicați-le.',
    'Черновики лежат в «Страницах»: прочитайте их, заполните места в квадратных скобках и опубликуйте.',
  ],
  takePages: ['Scrie ciornele după model', 'Создать черновики по образцу'],
  pagesTaken: ['Ciornele stau în Pagini', 'Черновики лежат в «Страницах»'],
  sections: ['Categoriile catalogului', 'Категории каталога'],
  sectionsHint: [
    'Luați arborele gata făcut al produselor electrice sau faceți-l pe al dumneavoastră.',
    'Возьмите готовое дерево электротоваров или составьте своё.',
  ],
  sectionsThere: [
    pluralRo('# categorie', '# categorii', '# de categorii'),
    pluralRu('# категория', '# категории', '# категорий'),
  ],
  takeSections: ['Ia categoriile gata făcute', 'Взять готовые категории'],
  sectionsTaken: ['Categoriile sunt în catalog', 'Категории в каталоге'],
  own: ['Fă-le de la zero', 'Составить свои'],
  products: ['Produsele', 'Товары'],
  productsHint: [
    'Încărcați lista de prețuri din Excel; un model este alături.',
    'Загрузите прайс-лист из Excel; образец рядом.',
  ],
  productsThere: [
    pluralRo('# produs în vânzare', '# produse în vânzare', '# de produse în vânzare'),
    pluralRu('# товар в продаже', '# товара в продаже', '# товаров в продаже'),
  ],
  open: ['Deschide', 'Открыть'],
  import: ['Încarcă lista', 'Загрузить прайс'],
  putAside: ['Gata, ascunde pașii', 'Готово, скрыть шаги'],
  openShop: ['Vezi magazinul', 'Посмотреть магазин'],
});
