import { formatAmount } from '../../../contract/amount.ts';
import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  pictures: ['Imaginile produsului', 'Изображения товара'],
  enlarge: ['Mărește imaginea', 'Увеличить изображение'],
  shrink: ['Micșorează imaginea', 'Уменьшить изображение'],
  showPicture: [
    (number: number, all: number) => `Imaginea ${number} din ${all}`,
    (number: number, all: number) => `Изображение ${number} из ${all}`,
  ],
  promotion: ['Promoție', 'Акция'],
  brand: ['Brand', 'Бренд'],
  code: ['Cod', 'Код'],
  copyCode: ['copiază codul', 'скопировать код'],
  codeCopied: ['Codul a fost copiat', 'Код скопирован'],
  copyFailed: ['Nu s-a putut copia', 'Не удалось скопировать'],
  shopCode: ['Cod intern', 'Внутренний код'],
  ean: ['EAN', 'EAN'],
  allLike: ['vezi toate cu această valoare', 'показать все с таким значением'],
  allSpecifications: ['Toate caracteristicile', 'Все характеристики'],
  inStock: [
    (stock: number, unit: string) => `În stoc: ${formatAmount(stock, unit)}`,
    (stock: number, unit: string) => `В наличии: ${formatAmount(stock, unit)}`,
  ],
  noStock: ['Nu este în stoc', 'Нет в наличии'],
  noStockHelp: [
    'Sunați-ne să aflați când revine în stoc sau alegeți un produs asemănător.',
    'Позвоните нам, чтобы узнать срок поступления, или выберите похожий товар.',
  ],
  seeSimilar: ['Vezi produse asemănătoare', 'Смотреть похожие товары'],
  noLongerSold: ['Nu se mai vinde', 'Больше не продаётся'],
  noLongerSoldHelp: [
    'Acest produs a fost scos din vânzare. Pagina rămâne pentru cei care îl au deja.',
    'Этот товар снят с продажи. Страница остаётся для тех, у кого он уже есть.',
  ],
  seeSuccessors: ['Vezi ce îl înlocuiește', 'Смотреть замену'],
  successors: ['Îl înlocuiesc', 'Чем заменить'],
  documents: ['Documente', 'Документы'],
  datasheet: ['Fișă tehnică', 'Технический паспорт'],
  certificate: ['Certificat', 'Сертификат'],
  declaration: ['Declarație de conformitate', 'Декларация о соответствии'],
  priceForCustomers: [
    'Prețul îl văd clienții cu cont',
    'Цены — для зарегистрированных покупателей',
  ],
  whatAccountGives: [
    'După ce intrați în cont vedeți prețul și reducerile și puteți trimite comanda. Contul este gratuit.',
    'После входа вы увидите цену и скидки и сможете отправить заказ. Регистрация бесплатна.',
  ],
  logIn: ['Intră în cont și vezi prețul', 'Войти и увидеть цену'],
  logInShort: ['Vezi prețul', 'Узнать цену'],
  vat: ['TVA inclus', 'с НДС'],
  priceOfOne: [
    (price: string, unit: string) => `adică ${price} / ${unit}`,
    (price: string, unit: string) => `то есть ${price} / ${unit}`,
  ],
  quantity: [(title: string) => `Cantitate: ${title}`, (title: string) => `Количество: ${title}`],
  quickQuantities: ['Cantități uzuale', 'Обычно берут'],
  quantityOf: [
    (count: number, unit: string) => formatAmount(count, unit),
    (count: number, unit: string) => formatAmount(count, unit),
  ],
  sum: [
    (count: number, unit: string) => `${formatAmount(count, unit)} =`,
    (count: number, unit: string) => `${formatAmount(count, unit)} =`,
  ],
  add: [
    (count: number, unit: string) => `Adaugă ${formatAmount(count, unit)} în coș`,
    (count: number, unit: string) => `В корзину: ${formatAmount(count, unit)}`,
  ],
  wholeCoil: ['Se vinde și întreg, netăiat', 'Можно взять целиком, без резки'],
  coilOf: [
    (unit: string, amount: string) => `1 ${unit} = ${amount}`,
    (unit: string, amount: string) => `1 ${unit} = ${amount}`,
  ],
  buyBar: ['Cumpără', 'Купить'],
  addFavourite: ['Adaugă la favorite', 'Добавить в избранное'],
  removeFavourite: ['Scoate din favorite', 'Убрать из избранного'],
  freeDelivery: [
    (above: string) => `Livrare gratuită în municipiul Chișinău la comenzi de peste ${above}`,
    (above: string) => `Бесплатная доставка по муниципию Кишинёв при заказе свыше ${above}`,
  ],
  paidDelivery: [
    (capital: string, elsewhere: string) =>
      `Altfel ${capital} în Chișinău și ${elsewhere} în restul țării`,
    (capital: string, elsewhere: string) => `Иначе ${capital} по Кишинёву и ${elsewhere} по стране`,
  ],
  warranty: [
    (months: number) =>
      plural('ro', months, {
        one: 'Garanție # lună',
        few: 'Garanție # luni',
        other: 'Garanție # de luni',
      }),
    (months: number) =>
      plural('ru', months, {
        one: 'Гарантия # месяц',
        few: 'Гарантия # месяца',
        other: 'Гарантия # месяцев',
      }),
  ],
  specifications: ['Caracteristici', 'Характеристики'],
  description: ['Descriere', 'Описание'],
  generalInfo: ['Bine de știut', 'Полезно знать'],
  accessories: ['Merg împreună', 'С этим товаром пригодится'],
  similar: ['Produse asemănătoare', 'Похожие товары'],
  about: [
    (title: string, brand: string, code: string) =>
      `${title}, ${brand}, cod ${code}. Stoc, caracteristici și livrare în toată Moldova.`,
    (title: string, brand: string, code: string) =>
      `${title}, ${brand}, код ${code}. Наличие, характеристики и доставка по всей Молдове.`,
  ],
});
