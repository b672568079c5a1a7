import { formatAmount } from '../../../contract/amount.ts';
import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    pictures: 'Imaginile produsului',
    enlarge: 'Mărește imaginea',
    shrink: 'Micșorează imaginea',
    showPicture: (number: number, all: number) => `Imaginea ${number} din ${all}`,
    promotion: 'Promoție',

    brand: 'Brand',
    code: 'Cod',
    copyCode: 'copiază codul',
    codeCopied: 'Codul a fost copiat',
    copyFailed: 'Nu s-a putut copia',
    shopCode: 'Cod intern',
    ean: 'EAN',
    allLike: 'vezi toate cu această valoare',
    allSpecifications: 'Toate caracteristicile',

    inStock: (stock: number, unit: string) => `În stoc: ${formatAmount(stock, unit)}`,
    noStock: 'Nu este în stoc',
    noStockHelp: 'Sunați-ne să aflați când revine în stoc sau alegeți un produs asemănător.',
    seeSimilar: 'Vezi produse asemănătoare',
    noLongerSold: 'Nu se mai vinde',
    noLongerSoldHelp:
      'Acest produs a fost scos din vânzare. Pagina rămâne pentru cei care îl au deja.',
    seeSuccessors: 'Vezi ce îl înlocuiește',
    successors: 'Îl înlocuiesc',

    documents: 'Documente',
    datasheet: 'Fișă tehnică',
    certificate: 'Certificat',
    declaration: 'Declarație de conformitate',

    priceForCustomers: 'Prețul îl văd clienții cu cont',
    whatAccountGives:
      'După ce intrați în cont vedeți prețul și reducerile și puteți trimite comanda. Contul este gratuit.',
    logIn: 'Intră în cont și vezi prețul',
    logInShort: 'Vezi prețul',

    vat: 'TVA inclus',
    priceOfOne: (price: string, unit: string) => `adică ${price} / ${unit}`,
    quantity: (title: string) => `Cantitate: ${title}`,
    quickQuantities: 'Cantități uzuale',
    quantityOf: (count: number, unit: string) => formatAmount(count, unit),
    sum: (count: number, unit: string) => `${formatAmount(count, unit)} =`,
    add: (count: number, unit: string) => `Adaugă ${formatAmount(count, unit)} în coș`,
    wholeCoil: 'Se vinde și întreg, netăiat',
    coilOf: (unit: string, amount: string) => `1 ${unit} = ${amount}`,
    buyBar: 'Cumpără',
    addFavourite: 'Adaugă la favorite',
    removeFavourite: 'Scoate din favorite',

    freeDelivery: (above: string) =>
      `Livrare gratuită în municipiul Chișinău la comenzi de peste ${above}`,
    paidDelivery: (capital: string, elsewhere: string) =>
      `Altfel ${capital} în Chișinău și ${elsewhere} în restul țării`,
    warranty: (months: number) =>
      plural('ro', months, {
        one: 'Garanție # lună',
        few: 'Garanție # luni',
        other: 'Garanție # de luni',
      }),

    specifications: 'Caracteristici',
    description: 'Descriere',
    generalInfo: 'Bine de știut',
    accessories: 'Merg împreună',
    similar: 'Produse asemănătoare',
    about: (title: string, brand: string, code: string) =>
      `${title}, ${brand}, cod ${code}. Stoc, caracteristici și livrare în toată Moldova.`,
  },
  {
    pictures: 'Изображения товара',
    enlarge: 'Увеличить изображение',
    shrink: 'Уменьшить изображение',
    showPicture: (number: number, all: number) => `Изображение ${number} из ${all}`,
    promotion: 'Акция',

    brand: 'Бренд',
    code: 'Код',
    copyCode: 'скопировать код',
    codeCopied: 'Код скопирован',
    copyFailed: 'Не удалось скопировать',
    shopCode: 'Внутренний код',
    ean: 'EAN',
    allLike: 'показать все с таким значением',
    allSpecifications: 'Все характеристики',

    inStock: (stock: number, unit: string) => `В наличии: ${formatAmount(stock, unit)}`,
    noStock: 'Нет в наличии',
    noStockHelp: 'Позвоните нам, чтобы узнать срок поступления, или выберите похожий товар.',
    seeSimilar: 'Смотреть похожие товары',
    noLongerSold: 'Больше не продаётся',
    noLongerSoldHelp: 'Этот товар снят с продажи. Страница остаётся для тех, у кого он уже есть.',
    seeSuccessors: 'Смотреть замену',
    successors: 'Чем заменить',

    documents: 'Документы',
    datasheet: 'Технический паспорт',
    certificate: 'Сертификат',
    declaration: 'Декларация о соответствии',

    priceForCustomers: 'Цены — для зарегистрированных покупателей',
    whatAccountGives:
      'После входа вы увидите цену и скидки и сможете отправить заказ. Регистрация бесплатна.',
    logIn: 'Войти и увидеть цену',
    logInShort: 'Узнать цену',

    vat: 'с НДС',
    priceOfOne: (price: string, unit: string) => `то есть ${price} / ${unit}`,
    quantity: (title: string) => `Количество: ${title}`,
    quickQuantities: 'Обычно берут',
    quantityOf: (count: number, unit: string) => formatAmount(count, unit),
    sum: (count: number, unit: string) => `${formatAmount(count, unit)} =`,
    add: (count: number, unit: string) => `В корзину: ${formatAmount(count, unit)}`,
    wholeCoil: 'Можно взять целиком, без резки',
    coilOf: (unit: string, amount: string) => `1 ${unit} = ${amount}`,
    buyBar: 'Купить',
    addFavourite: 'Добавить в избранное',
    removeFavourite: 'Убрать из избранного',

    freeDelivery: (above: string) =>
      `Бесплатная доставка по муниципию Кишинёв при заказе свыше ${above}`,
    paidDelivery: (capital: string, elsewhere: string) =>
      `Иначе ${capital} по Кишинёву и ${elsewhere} по стране`,
    warranty: (months: number) =>
      plural('ru', months, {
        one: 'Гарантия # месяц',
        few: 'Гарантия # месяца',
        other: 'Гарантия # месяцев',
      }),

    specifications: 'Характеристики',
    description: 'Описание',
    generalInfo: 'Полезно знать',
    accessories: 'С этим товаром пригодится',
    similar: 'Похожие товары',
    about: (title: string, brand: string, code: string) =>
      `${title}, ${brand}, код ${code}. Наличие, характеристики и доставка по всей Молдове.`,
  },
);
