import type { Locale } from '../locale.ts';
import { isMessageKey, type MessageKey, message } from '../messages.ts';

/** What the shop's people are told. Apart from messages.ts, which every customer loads. */
const editingMessages = {
  'EDIT.TAKEN': { ro: 'Este folosit deja', ru: 'Уже используется' },
  'EDIT.SLUG': {
    ro: 'Numai litere latine mici, cifre, punct și cratimă',
    ru: 'Только строчные латинские буквы, цифры, точка и дефис',
  },
  'EDIT.KEY': {
    ro: 'Numai litere latine mici, cifre și liniuță de jos',
    ru: 'Только строчные латинские буквы, цифры и подчёркивание',
  },
  'EDIT.YES_NO': {
    ro: 'Un atribut cu da sau nu are numai aceste două valori și rămâne așa',
    ru: 'У атрибута «да или нет» только эти два значения, и он таким остаётся',
  },
  'EDIT.EAN': {
    ro: 'Codul de bare are între 8 și 14 cifre',
    ru: 'Штрихкод состоит из 8–14 цифр',
  },
  'EDIT.PRICE': {
    ro: 'Prețul este un număr mai mare ca zero, cu cel mult două zecimale',
    ru: 'Цена — число больше нуля, не более двух знаков после запятой',
  },
  'EDIT.WHOLE': {
    ro: 'Introduceți un număr întreg din intervalul permis',
    ru: 'Введите целое число из допустимого диапазона',
  },
  'EDIT.MANY': { ro: 'Lista este prea lungă', ru: 'Слишком длинный список' },
  'EDIT.TWICE': {
    ro: 'Aceeași valoare apare de două ori',
    ru: 'Одно и то же значение указано дважды',
  },
  'EDIT.PAGES_THERE': {
    ro: 'Magazinul are deja aceste pagini',
    ru: 'В магазине уже есть эти страницы',
  },
  'EDIT.SECTIONS_THERE': {
    ro: 'Magazinul are deja categorii',
    ru: 'В магазине уже есть категории',
  },
  'EDIT.UNKNOWN': {
    ro: 'Nu există așa ceva; poate a fost șters între timp',
    ru: 'Такого нет; возможно, уже удалено',
  },
  'EDIT.UNREAD': {
    ro: 'O parte din această setare nu a putut fi citită. Reîncărcați pagina ca să vedeți ce înlocuiți',
    ru: 'Часть этой настройки не удалось прочитать. Обновите страницу, чтобы увидеть, что вы замените',
  },
  'EDIT.STEP': {
    ro: 'Cantitatea minimă trebuie să fie un multiplu al pasului',
    ru: 'Наименьшее количество должно быть кратно шагу',
  },
  'EDIT.PROMOTION_PRICE': {
    ro: 'Prețul promoțional trebuie să fie mai mic decât prețul obișnuit',
    ru: 'Цена по акции должна быть ниже обычной',
  },
  'EDIT.TIMES': {
    ro: 'Sfârșitul trebuie să fie după început',
    ru: 'Окончание должно быть позже начала',
  },
  'EDIT.OVERLAP': {
    ro: 'Două promoții ale aceluiași produs nu pot fi valabile în același timp',
    ru: 'Две акции на один товар не могут действовать одновременно',
  },
  'EDIT.STOCK': {
    ro: 'În depozit nu este atâta stoc',
    ru: 'На складе столько нет',
  },
  'EDIT.LEVELS': {
    ro: 'Catalogul are cel mult patru niveluri, iar o categorie nu poate sta sub ea însăși',
    ru: 'В каталоге не больше четырёх уровней, и категория не может находиться внутри самой себя',
  },
  'EDIT.FIXED': {
    ro: 'Căutarea se bazează pe acest atribut: cheia și tipul lui rămân',
    ru: 'На этот атрибут опирается поиск: его ключ и вид не меняются',
  },
  'EDIT.NUMBER': {
    ro: 'Valorile acestui atribut sunt numere',
    ru: 'Значения этого атрибута — числа',
  },
  'EDIT.HOUR': {
    ro: 'Ora se scrie astfel: 09:00',
    ru: 'Время пишется так: 09:00',
  },
  'EDIT.DAY': {
    ro: 'Alegeți o zi din calendar',
    ru: 'Выберите день в календаре',
  },
  'EDIT.LINK': {
    ro: 'Linkul nu este sigur sau nu este corect',
    ru: 'Ссылка небезопасна или неверна',
  },
  'EDIT.FILE': {
    ro: 'Fișierul trebuie să fie o imagine PNG, JPEG sau WebP, ori un document PDF, de cel mult 20 MB',
    ru: 'Файл должен быть изображением PNG, JPEG или WebP либо документом PDF, не больше 20 МБ',
  },
  'EDIT.PICTURE': {
    ro: 'Imaginea nu poate fi citită: este deteriorată sau are prea mulți pixeli',
    ru: 'Изображение не читается: оно повреждено или в нём слишком много пикселей',
  },
  'EDIT.DOCUMENT': {
    ro: 'Documentul PDF nu este întreg',
    ru: 'Документ PDF повреждён или неполон',
  },
  'EDIT.MERGE': {
    ro: 'Alegeți altă valoare a aceluiași atribut',
    ru: 'Выберите другое значение того же атрибута',
  },
  'EDIT.SOLD': {
    ro: 'A fost comandat sau a ieșit din ciornă; se arhivează, nu se șterge',
    ru: 'Был в заказах или уже не черновик; его архивируют, а не удаляют',
  },
  'EDIT.CONFLICT': {
    ro: 'Altcineva a salvat între timp. Au fost schimbate: {changed}',
    ru: 'Кто-то уже сохранил изменения. Изменено: {changed}',
  },
  'EDIT.PROMOTION_LOST': {
    ro: 'Promoția produsului nu ar mai fi o reducere. Schimbați sau ștergeți și promoția',
    ru: 'Акция на товар перестала бы быть скидкой. Измените или уберите и её',
  },
  'EDIT.NEWER': {
    ro: 'Între timp produsul a fost salvat de altcineva: {saver}',
    ru: 'За это время товар сохранил кто-то другой: {saver}',
  },
  'EDIT.STOCK_MOVED': {
    ro: 'Stocul s-a schimbat între timp: acum este {stock}',
    ru: 'Остаток за это время изменился: сейчас {stock}',
  },
  'EDIT.RECEIPT': {
    ro: 'O intrare nu poate micșora stocul',
    ru: 'Приход не может уменьшить остаток',
  },
  'EDIT.CORRECTION': {
    ro: 'O corectare a stocului are nevoie de o notă',
    ru: 'Исправлению остатка нужно примечание',
  },
  'EDIT.CHANGED_SINCE': {
    ro: 'Cineva l-a schimbat după aceea; a rămas cum este',
    ru: 'После этого его уже меняли; оставлено как есть',
  },
  'EDIT.UNDONE': {
    ro: 'Această salvare a fost deja anulată',
    ru: 'Это сохранение уже отменено',
  },
  'EDIT.PERCENT': {
    ro: 'Procentul este un număr între −90 și 500, diferit de zero, cu cel mult două zecimale',
    ru: 'Процент — число от −90 до 500, не ноль, не более двух знаков после запятой',
  },
  'EDIT.AMOUNT': {
    ro: 'Suma este un număr diferit de zero, cu cel mult două zecimale',
    ru: 'Сумма — число, не ноль, не более двух знаков после запятой',
  },
  'EDIT.PERCENT_OR_AMOUNT': {
    ro: 'Indicați fie procentul, fie suma',
    ru: 'Укажите либо процент, либо сумму',
  },
  'EDIT.PREVIEW_OLD': {
    ro: 'Prețurile s-au schimbat de când ați văzut lista. Priviți-o din nou',
    ru: 'С тех пор как вы смотрели список, цены изменились. Посмотрите его ещё раз',
  },
  'EDIT.NO_PRICES': {
    ro: 'Regula nu schimbă niciun preț',
    ru: 'По этому правилу не меняется ни одна цена',
  },
  'EDIT.FUTURE': {
    ro: 'Alegeți un moment din viitor, în cel mult un an',
    ru: 'Выберите момент в будущем, не дальше года',
  },
  'EDIT.NOT_PLANNED': {
    ro: 'Modificarea nu mai este în așteptare: a fost aplicată sau anulată',
    ru: 'Изменение уже не ожидает: оно применено или отменено',
  },
  'EDIT.IN_USE': {
    ro: 'Nu se poate șterge cât timp este folosit',
    ru: 'Нельзя удалить, пока используется',
  },
  'EDIT.USED_IN': {
    ro: 'Nu se poate șterge: produse {products}, categorii {categories}, unități {units}',
    ru: 'Нельзя удалить: товаров {products}, категорий {categories}, единиц {units}',
  },
  'EDIT.PATH': {
    ro: 'Adresa veche este o cale a magazinului, ca /pagina-veche, fără ? și #',
    ru: 'Старый адрес — это путь на сайте магазина вида /staraja-stranica, без ? и #',
  },
  'EDIT.PATH_RESERVED': {
    ro: 'Magazinul are nevoie de această adresă; nu poate fi redirecționată',
    ru: 'Этот адрес нужен самому магазину, перенаправить его нельзя',
  },
  'EDIT.PATH_LIVE': {
    ro: 'La această adresă este acum o pagină a magazinului; vizitatorii nu pot fi duși de aici în altă parte',
    ru: 'По этому адресу сейчас открывается страница магазина, уводить с неё посетителей нельзя',
  },
  'EDIT.TARGET': {
    ro: 'Indicați o cale a magazinului, ca /news, sau o adresă https:// întreagă',
    ru: 'Укажите путь на сайте магазина, например /news, или полный адрес https://',
  },
  'EDIT.LOOP': {
    ro: 'Redirecționările ar duce în cerc',
    ru: 'Перенаправления замкнутся в круг',
  },
  'EDIT.VARIABLE_UNKNOWN': {
    ro: 'Textul numește o variabilă care nu există aici sau are o acoladă în plus',
    ru: 'В тексте есть неизвестная переменная или лишняя фигурная скобка',
  },
  'EDIT.VARIABLE_MISSING': {
    ro: 'Din text lipsește o variabilă de care e-mailul are nevoie',
    ru: 'В тексте нет переменной, без которой письмо не обойдётся',
  },
  'EDIT.COORDINATE': {
    ro: 'Latitudinea este între -90 și 90, longitudinea între -180 și 180',
    ru: 'Широта — от -90 до 90, долгота — от -180 до 180',
  },
  'EDIT.PHONE_PREFIX': {
    ro: 'Un prefix începe cu + și are numai cifre, ca +373222',
    ru: 'Префикс начинается с + и состоит из цифр, например +373222',
  },
} as const satisfies Record<`EDIT.${string}`, Record<Locale, string>>;

export type EditingMessageKey = keyof typeof editingMessages | MessageKey;

export const isEditingMessageKey = (text: string): text is EditingMessageKey =>
  Object.hasOwn(editingMessages, text) || isMessageKey(text);

export const editingMessageKeys = Object.keys(editingMessages).filter(isEditingMessageKey);

/** Values stand in for `{name}` in the text. */
export function editingMessage(
  key: EditingMessageKey,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  if (isMessageKey(key)) return message(key, locale, values);
  return editingMessages[key][locale].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
