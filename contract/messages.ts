import { limits } from './constants.ts';
import type { Locale } from './locale.ts';

/** Everything the server or a form says to a person. The page's own texts live with the page. */
const messages = {
  'VALIDATE.USERNAME': {
    ro: 'Introduceți numele de utilizator',
    ru: 'Введите имя пользователя',
  },
  'VALIDATE.USERNAME_LENGTH': {
    ro: `Numele de utilizator are între ${limits.usernameMin} și ${limits.username} de caractere`,
    ru: `Имя пользователя — от ${limits.usernameMin} до ${limits.username} символов`,
  },
  'VALIDATE.USERNAME_TAKEN': {
    ro: 'Acest nume de utilizator este deja ocupat',
    ru: 'Это имя пользователя уже занято',
  },
  'VALIDATE.PASSWORD': { ro: 'Introduceți parola', ru: 'Введите пароль' },
  'VALIDATE.PASSWORD_LENGTH': {
    ro: `Parola are între ${limits.passwordMin} și ${limits.password} de caractere`,
    ru: `Пароль — от ${limits.passwordMin} до ${limits.password} символов`,
  },
  'VALIDATE.PASSWORD_COMMON': {
    ro: 'Această parolă este prea des folosită. Alegeți alta, de exemplu trei cuvinte fără legătură',
    ru: 'Этот пароль слишком распространён. Придумайте другой, например из трёх несвязанных слов',
  },
  'VALIDATE.PASSWORD_OWN_NAME': {
    ro: 'Parola nu poate fi numele sau adresa dumneavoastră',
    ru: 'Паролем не может быть ваше имя или адрес',
  },
  'VALIDATE.PASSWORD_PRESENT': {
    ro: 'Introduceți parola actuală',
    ru: 'Введите нынешний пароль',
  },
  'VALIDATE.PASSWORD_PRESENT_WRONG': {
    ro: 'Parola actuală nu este corectă',
    ru: 'Нынешний пароль указан неверно',
  },
  'VALIDATE.CONFIRM_REQ': { ro: 'Repetați parola', ru: 'Повторите пароль' },
  'VALIDATE.CONFIRM_VALID': { ro: 'Parolele nu coincid', ru: 'Пароли не совпадают' },
  'VALIDATE.EMAIL_REQ': { ro: 'Introduceți adresa de e-mail', ru: 'Введите адрес эл. почты' },
  'VALIDATE.EMAIL_VALID': {
    ro: 'Adresa de e-mail nu este corectă',
    ru: 'Адрес эл. почты указан неверно',
  },
  'VALIDATE.EMAIL_TAKEN': {
    ro: 'Există deja un cont cu această adresă de e-mail',
    ru: 'Аккаунт с таким адресом эл. почты уже есть',
  },
  'VALIDATE.PHONE_REQ': { ro: 'Introduceți numărul de telefon', ru: 'Введите номер телефона' },
  'VALIDATE.PHONE_VALID': {
    ro: 'Numărul de telefon nu este complet',
    ru: 'Номер телефона указан не полностью',
  },
  'VALIDATE.TERMS': {
    ro: 'Confirmați că sunteți de acord cu termenii și condițiile',
    ru: 'Подтвердите согласие с правилами и условиями',
  },
  'VALIDATE.CUT_CONSENT': {
    ro: 'Confirmați: cablul tăiat la comandă nu se returnează',
    ru: 'Подтвердите: отрезанный кабель вернуть нельзя',
  },
  'VALIDATE.COMPANY_NAME': {
    ro: 'Introduceți denumirea companiei',
    ru: 'Введите название компании',
  },
  'VALIDATE.TYPE_COMPANY': {
    ro: 'Alegeți domeniul de activitate din listă',
    ru: 'Выберите сферу деятельности из списка',
  },
  'VALIDATE.FUNCTION': {
    ro: 'Introduceți funcția dumneavoastră în companie',
    ru: 'Укажите вашу должность в компании',
  },
  'VALIDATE.CODE_REQ': { ro: 'Introduceți codul fiscal', ru: 'Введите фискальный код' },
  'VALIDATE.CODE_VALID': { ro: 'Codul fiscal nu este valid', ru: 'Фискальный код неверен' },
  'VALIDATE.VAT_VALID': {
    ro: 'Codul TVA are 7 cifre',
    ru: 'Код НДС состоит из 7 цифр',
  },
  'VALIDATE.IBAN_VALID': { ro: 'Codul IBAN nu este valid', ru: 'Код IBAN неверен' },
  'VALIDATE.NAME': { ro: 'Introduceți numele', ru: 'Введите имя' },
  'VALIDATE.NAME_CHARACTERS': {
    ro: 'Numele conține caractere ascunse sau amestecă litere latine și chirilice într-un cuvânt',
    ru: 'В имени есть скрытые символы или в одном слове смешаны латиница и кириллица',
  },
  'VALIDATE.COMMENT': { ro: 'Scrieți mesajul', ru: 'Напишите сообщение' },
  'VALIDATE.PAY_METHOD': { ro: 'Alegeți metoda de plată', ru: 'Выберите способ оплаты' },
  'VALIDATE.DELIVERY_TYPE': { ro: 'Alegeți modul de livrare', ru: 'Выберите способ доставки' },
  'VALIDATE.DISTRICT': { ro: 'Alegeți raionul', ru: 'Выберите район' },
  'VALIDATE.LOCALITY': { ro: 'Alegeți localitatea', ru: 'Выберите населённый пункт' },
  'VALIDATE.ADDRESS': {
    ro: 'Introduceți strada și numărul',
    ru: 'Введите улицу и номер дома',
  },
  'VALIDATE.QUANTITY': {
    ro: 'Cantitatea trebuie să fie un număr întreg, cel puțin 1',
    ru: 'Количество должно быть целым числом, не меньше 1',
  },
  'VALIDATE.PRODUCT': { ro: 'Acest produs nu există', ru: 'Такого товара нет' },
  'VALIDATE.PRODUCT_TWICE': {
    ro: 'Același produs apare de două ori în comandă',
    ru: 'Один и тот же товар указан в заказе дважды',
  },
  'VALIDATE.PRODUCTS_EMPTY': {
    ro: 'Comanda nu conține niciun produs',
    ru: 'В заказе нет ни одного товара',
  },
  'VALIDATE.CUTS': {
    ro: 'Lungimile nu dau împreună cantitatea',
    ru: 'Длины в сумме не дают количества',
  },
  'VALIDATE.CUTS_MANY': {
    ro: `Un produs poate fi tăiat în cel mult ${limits.cuts} de lungimi`,
    ru: `Один товар можно разрезать не больше чем на ${limits.cuts} отрезков`,
  },
  'VALIDATE.PRODUCTS_MANY': {
    ro: `O comandă poate avea cel mult ${limits.orderLines} de poziții`,
    ru: `В одном заказе может быть не больше ${limits.orderLines} позиций`,
  },
  'VALIDATE.FAVOURITES_MANY': {
    ro: `La favorite încap cel mult ${limits.favourites} de produse`,
    ru: `В избранном может быть не больше ${limits.favourites} товаров`,
  },
  'VALIDATE.REQUIRED': { ro: 'Completați acest câmp', ru: 'Заполните это поле' },
  'VALIDATE.TOO_LONG': { ro: 'Textul este prea lung', ru: 'Слишком длинный текст' },
  'VALIDATE.INVALID': { ro: 'Valoarea nu este corectă', ru: 'Недопустимое значение' },
  'VALIDATE.UNKNOWN_FIELD': { ro: 'Câmp necunoscut', ru: 'Неизвестное поле' },

  'ERROR.CREDENTIALS': {
    ro: 'Numele de utilizator sau parola nu sunt corecte',
    ru: 'Неверное имя пользователя или пароль',
  },
  'ERROR.ACCOUNT_BLOCKED': {
    ro: 'Acest cont este blocat. Sunați-ne, vă rugăm',
    ru: 'Этот аккаунт заблокирован. Пожалуйста, позвоните нам',
  },
  'ERROR.UNAUTHENTICATED': {
    ro: 'Intrați în cont pentru a continua',
    ru: 'Войдите в аккаунт, чтобы продолжить',
  },
  'ERROR.FORBIDDEN': {
    ro: 'Nu aveți acces la această acțiune',
    ru: 'У вас нет доступа к этому действию',
  },
  'ERROR.NOT_FOUND': { ro: 'Nu am găsit ce căutați', ru: 'Ничего не найдено' },
  // The wording is fixed whatever the language: programs look for it.
  'ERROR.PAGE_NOT_FOUND': { ro: 'Page Not Found: {path}', ru: 'Page Not Found: {path}' },
  'ERROR.METHOD_NOT_ALLOWED': {
    ro: 'Această metodă nu este permisă aici',
    ru: 'Этот метод здесь не разрешён',
  },
  'ERROR.PRICE_CHANGED': {
    ro: 'Prețul unor produse s-a schimbat. Verificați comanda și trimiteți-o din nou',
    ru: 'Цена некоторых товаров изменилась. Проверьте заказ и отправьте его ещё раз',
  },
  'ERROR.NO_LONGER_SOLD': {
    ro: 'Unele produse nu se mai vând',
    ru: 'Некоторые товары больше не продаются',
  },
  'ERROR.OUT_OF_STOCK': {
    ro: 'Unele produse nu mai sunt în stoc în cantitatea dorită',
    ru: 'Некоторых товаров уже нет в наличии в нужном количестве',
  },
  'ERROR.DELIVERY_FEE_CHANGED': {
    ro: 'Costul livrării s-a schimbat. Verificați comanda și trimiteți-o din nou',
    ru: 'Стоимость доставки изменилась. Проверьте заказ и отправьте его ещё раз',
  },
  'ERROR.CANCEL_TOO_LATE': {
    ro: 'Comanda este deja în lucru și nu mai poate fi anulată aici. Sunați-ne',
    ru: 'Заказ уже в работе, отменить его здесь больше нельзя. Позвоните нам',
  },
  'ERROR.IDEMPOTENCY_REUSED': {
    ro: 'Această cheie a fost folosită deja pentru o altă comandă',
    ru: 'Этот ключ уже использован для другого заказа',
  },
  'ERROR.TOO_MANY_ATTEMPTS': {
    ro: 'Prea multe încercări. Încercați din nou mai târziu',
    ru: 'Слишком много попыток. Попробуйте позже',
  },
  'ERROR.TOO_MANY_ORDERS': {
    ro: 'Prea multe comenzi într-o oră. Încercați mai târziu sau sunați-ne',
    ru: 'Слишком много заказов за час. Попробуйте позже или позвоните нам',
  },
  'ERROR.BODY_TOO_LARGE': { ro: 'Cererea este prea mare', ru: 'Запрос слишком большой' },
  'ERROR.MALFORMED_JSON': {
    ro: 'Cererea nu conține un JSON corect',
    ru: 'Запрос содержит некорректный JSON',
  },
  'ERROR.RESET_LINK_INVALID': {
    ro: 'Linkul pentru parola nouă nu mai este valabil. Cereți altul',
    ru: 'Ссылка для смены пароля больше не действует. Запросите новую',
  },
  'ERROR.CONFIRM_LINK_INVALID': {
    ro: 'Linkul de confirmare nu mai este valabil. Cereți altul din cont',
    ru: 'Ссылка для подтверждения больше не действует. Запросите новую в аккаунте',
  },
  'ERROR.UNAVAILABLE': {
    ro: 'Serviciul nu este disponibil acum. Încercați din nou puțin mai târziu',
    ru: 'Сервис сейчас недоступен. Попробуйте чуть позже',
  },
} as const satisfies Record<`${'VALIDATE' | 'ERROR'}.${string}`, Record<Locale, string>>;

export type MessageKey = keyof typeof messages;

export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(messages, text);

export const messageKeys: readonly MessageKey[] = Object.keys(messages).filter(isMessageKey);

/** Values stand in for `{name}` in the text. */
export function message(
  key: MessageKey,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return messages[key][locale].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
