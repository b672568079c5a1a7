import {
  type EditingMessageKey,
  editingMessage,
  isEditingMessageKey,
} from '../editing/messages.ts';
import type { Locale } from '../locale.ts';
import { STAFF_PASSWORD_MIN } from './constants.ts';

/** What the shop's people are told about themselves: who they are and what they may. */
const staffMessages = {
  'STAFF.CREDENTIALS': {
    ro: 'Adresa de e-mail sau parola nu sunt corecte',
    ru: 'Неверный адрес эл. почты или пароль',
  },
  'STAFF.PASSWORD_LENGTH': {
    ro: `Parola are cel puțin ${STAFF_PASSWORD_MIN} caractere`,
    ru: `Пароль — не короче ${STAFF_PASSWORD_MIN} символов`,
  },
  'STAFF.PASSWORD_WRONG': { ro: 'Parola nu este corectă', ru: 'Неверный пароль' },
  'STAFF.CODE_NEEDED': {
    ro: 'Introduceți codul din aplicația de autentificare',
    ru: 'Введите код из приложения-аутентификатора',
  },
  'STAFF.CODE_WRONG': {
    ro: 'Codul nu este corect sau a fost deja folosit',
    ru: 'Код неверен или уже использован',
  },
  'STAFF.SIGN_IN': {
    ro: 'Intrați în cont pentru a continua',
    ru: 'Войдите, чтобы продолжить',
  },
  'STAFF.ENROL': {
    ro: 'Adăugați mai întâi o aplicație de autentificare',
    ru: 'Сначала подключите приложение-аутентификатор',
  },
  'STAFF.ENROL_START': {
    ro: 'Începeți din nou adăugarea aplicației de autentificare',
    ru: 'Начните подключение приложения-аутентификатора заново',
  },
  'STAFF.CONFIRM': {
    ro: 'Confirmați cu parola și codul că sunteți dumneavoastră',
    ru: 'Подтвердите паролем и кодом, что это вы',
  },
  'STAFF.FOREIGN_PAGE': {
    ro: 'Cererea nu vine din panoul magazinului. Reîncărcați pagina',
    ru: 'Запрос пришёл не со страницы магазина. Обновите страницу',
  },
  'STAFF.INVITATION_INVALID': {
    ro: 'Invitația nu mai este valabilă. Cereți alta',
    ru: 'Приглашение больше не действует. Попросите новое',
  },
  'STAFF.PERSON_INACTIVE': {
    ro: 'Persoana nu are acces la panou. Dați-i mai întâi acces',
    ru: 'У сотрудника нет доступа к панели. Сначала откройте доступ',
  },
  'STAFF.LAST_OWNER': {
    ro: 'Magazinul are nevoie de cel puțin un proprietar activ',
    ru: 'У магазина должен оставаться хотя бы один действующий владелец',
  },
  'STAFF.ORDER_STEP': {
    ro: 'Comanda nu poate trece acum în această stare',
    ru: 'Сейчас заказ нельзя перевести в это состояние',
  },
  'STAFF.MONEY_NOT_OWED': {
    ro: 'Suma este mai mare decât ce trebuie restituit. Reduceți mai întâi costul comenzii',
    ru: 'Сумма больше той, что нужно вернуть. Сначала уменьшите стоимость заказа',
  },
  'STAFF.MONEY_WENT_BACK': {
    ro: 'Din acești bani s-a restituit deja. Anulați mai întâi restituirea',
    ru: 'Часть этих денег уже возвращена. Сначала отмените возврат',
  },
  'STAFF.MONEY_STAYS': {
    ro: 'Această înregistrare nu mai poate fi anulată',
    ru: 'Эту запись уже нельзя отменить',
  },
  'STAFF.CREDIT_ABOVE_DUE': {
    ro: 'Suma este mai mare decât costul comenzii',
    ru: 'Сумма больше стоимости заказа',
  },
  'STAFF.DAY_TO_COME': {
    ro: 'Ziua nu a venit încă',
    ru: 'Этот день ещё не наступил',
  },
  'STAFF.DOCUMENT_EMPTY': {
    ro: 'În comandă nu este nimic de tipărit pentru acest document',
    ru: 'В заказе нет ничего, что вошло бы в этот документ',
  },
  'STAFF.PRICE_LIST_LONG': {
    ro: 'Produse: {count}; un PDF cuprinde cel mult {most}. Alegeți mai puține categorii sau luați fișierul Excel',
    ru: 'Товаров {count}, а в PDF помещается не больше {most}. Выберите меньше категорий или возьмите файл Excel',
  },
  'STAFF.DOCUMENT_NOT_ISSUED': {
    ro: 'Contul de plată nu poate fi emis: comanda e plătită sau anulată, clientul e șters ori lipsesc datele bancare ale magazinului',
    ru: 'Счёт выписать нельзя: заказ оплачен или отменён, клиент удалён либо не указаны банковские реквизиты магазина',
  },
  'STAFF.DOCUMENT_NOT_BY_TRANSFER': {
    ro: 'Contul de plată se emite numai pentru comenzile plătite prin transfer',
    ru: 'Счёт выписывают только для заказов с оплатой переводом',
  },
  'STAFF.DOCUMENT_NOT_ISSUED_YET': {
    ro: 'Contul de plată nu este emis încă. Îl emit cei care pot schimba comenzi: vânzările sau proprietarul',
    ru: 'Счёт ещё не выписан. Его выписывают те, кто может менять заказы: отдел продаж или владелец',
  },
  'STAFF.JOB_ENDED': {
    ro: 'Sarcina s-a încheiat deja',
    ru: 'Задание уже завершено',
  },
  'STAFF.JOB_NOT_STOPPED': {
    ro: 'Pot fi reluate doar lucrările eșuate sau anulate',
    ru: 'Возобновить можно только прерванное или отменённое задание',
  },
  'STAFF.IMPORT_NOT_TRIED': {
    ro: 'Importul nu mai poate fi aplicat: verificarea nu s-a încheiat sau a fost deja aplicat',
    ru: 'Импорт нельзя применить: проверка не завершена или он уже применён',
  },
  'STAFF.IMPORT_BUSY': {
    ro: 'Importul este în lucru sau a fost deja aplicat: fișierul nu mai poate fi verificat din nou',
    ru: 'Импорт выполняется или уже применён: проверить файл заново нельзя',
  },
  'STAFF.IMPORT_REFUSED_ROWS': {
    ro: 'Nu s-a aplicat: unele rânduri sunt respinse. Aplicați doar rândurile bune',
    ru: 'Не применено: часть строк отклонена. Примените только хорошие строки',
  },
  'STAFF.IMPORT_GUARDED': {
    ro: 'Uitați-vă mai întâi la avertismente și confirmați-le',
    ru: 'Сначала посмотрите предупреждения и подтвердите их',
  },
  'STAFF.IMPORT_NOT_NOW': {
    ro: 'În starea de acum a importului acest lucru nu se poate face',
    ru: 'В нынешнем состоянии импорта это сделать нельзя',
  },
  'STAFF.IMPORT_UNDO_THERE': {
    ro: 'Acest import se anulează de la „Import”: este în lucru sau prea mare pentru tabel',
    ru: 'Этот импорт отменяется в разделе «Импорт»: он в работе или слишком велик для таблицы',
  },
  'STAFF.ORDER_LEFT': {
    ro: 'Comanda a plecat deja sau este încheiată: acest lucru nu se mai schimbă',
    ru: 'Заказ уже отправлен или закрыт: это больше не меняется',
  },
  'STAFF.ORDER_QUANTITY': {
    ro: 'Cantitatea este sub minimul de vânzare sau nu este un multiplu al pasului',
    ru: 'Количество меньше минимального или не кратно шагу продажи',
  },
  'STAFF.ORDER_SHORT': {
    ro: 'Stocul nu ajunge pentru această comandă (în stoc / comandat): {lines}',
    ru: 'Для этого заказа не хватает товара (в наличии / заказано): {lines}',
  },
  'STAFF.ORDER_SENT': {
    ro: 'Din acest produs s-a trimis deja mai mult',
    ru: 'Этого товара уже отправлено больше',
  },
  'STAFF.ORDER_NOT_THAT_MUCH': {
    ro: 'Din acest produs a rămas mai puțin de trimis',
    ru: 'Этого товара осталось отправить меньше',
  },
  'STAFF.ORDER_NOT_THAT_MUCH_BACK': {
    ro: 'Din acest produs s-a trimis mai puțin, sau a revenit deja',
    ru: 'Этого товара отправлено меньше, или он уже вернулся',
  },
  'STAFF.ORDER_CAME_BACK': {
    ro: 'Din acest colet au revenit deja produse',
    ru: 'Из этой посылки товар уже вернулся',
  },
  'STAFF.ORDER_WHICH_LINE': {
    ro: 'Comanda are mai multe rânduri cu acest produs: alegeți rândul',
    ru: 'В заказе несколько строк с этим товаром: выберите строку',
  },
  'STAFF.ORDER_CUT_LENGTH': {
    ro: 'Cantitatea nu se împarte în bucăți de această lungime',
    ru: 'Количество не делится на куски такой длины',
  },
  'STAFF.ORDER_RESPONSIBLE': {
    ro: 'Această persoană nu se poate ocupa de comenzi',
    ru: 'Этот сотрудник не может вести заказы',
  },
  'STAFF.VIEWS_MANY': {
    ro: 'Puteți păstra cel mult 50 de liste',
    ru: 'Можно сохранить не больше 50 списков',
  },
  'STAFF.CUSTOMER_UNREACHABLE': {
    ro: 'Linkul nu s-a trimis: contul este blocat sau are deja altă adresă de e-mail',
    ru: 'Ссылка не отправлена: аккаунт заблокирован или адрес эл. почты уже другой',
  },
  'STAFF.CUSTOMER_OPEN_ORDERS': {
    ro: 'Clientul are comenzi neîncheiate: mai întâi se livrează, se achită sau se restituie banii',
    ru: 'У клиента есть незавершённые заказы: сначала доставка, оплата или возврат денег',
  },
  'STAFF.MAIL_SECRET': {
    ro: 'Acest e-mail conține un link personal și nu se retrimite. Trimiteți un link nou',
    ru: 'В этом письме личная ссылка, повторно оно не отправляется. Отправьте новую ссылку',
  },
  'STAFF.MAIL_GONE': {
    ro: 'Textul e-mailului s-a șters după trimitere',
    ru: 'Текст письма удалён после отправки',
  },
  'STAFF.MAIL_RECIPIENT': {
    ro: 'Numai e-mailurile despre comenzi pot pleca la altă adresă',
    ru: 'На другой адрес можно отправить только письмо о заказе',
  },
  'STAFF.NOT_RESPONSIBLE': {
    ro: 'Această persoană nu răspunde la mesaje',
    ru: 'Этот человек не отвечает на сообщения',
  },
  'STAFF.ORDER_CUSTOMER': {
    ro: 'Alegeți un client sau adăugați unul nou',
    ru: 'Выберите клиента или добавьте нового',
  },
  'STAFF.ORDER_CUSTOMER_BLOCKED': {
    ro: 'Acest client este blocat și nu poate comanda',
    ru: 'Этот клиент заблокирован, заказать он не может',
  },
  'STAFF.NETWORK': {
    ro: 'Nu este o adresă IP sau o rețea, ca 192.0.2.0/24',
    ru: 'Это не IP-адрес и не сеть вида 192.0.2.0/24',
  },
  'STAFF.MEANING': {
    ro: 'Catalogul nu are așa ceva. Alegeți o categorie, un brand, un atribut sau scrieți cuvinte simple',
    ru: 'В каталоге такого нет. Выберите категорию, бренд, атрибут или напишите обычные слова',
  },
  'STAFF.SPELLING': {
    ro: 'O scriere are litere sau cifre, fără virgule și fără rânduri noi',
    ru: 'В написании должны быть буквы или цифры, без запятых и переводов строки',
  },
  'STAFF.MARK': {
    ro: 'Catalogul nu are un cablu cu această marcă',
    ru: 'В каталоге нет кабеля такой марки',
  },
  'STAFF.TOO_MANY_SCREENS': {
    ro: 'Sunt deschise prea multe ecrane. Închideți unele dintre ele',
    ru: 'Открыто слишком много экранов. Закройте некоторые',
  },
  'STAFF.NETWORK_OWN': {
    ro: 'Lista nu cuprinde adresa de la care lucrați acum: ați pierde accesul',
    ru: 'В списке нет адреса, с которого вы сейчас работаете: вы потеряете доступ',
  },
} as const satisfies Record<`STAFF.${string}`, Record<Locale, string>>;

export type StaffMessageKey = keyof typeof staffMessages | EditingMessageKey;

export const isStaffMessageKey = (text: string): text is StaffMessageKey =>
  Object.hasOwn(staffMessages, text) || isEditingMessageKey(text);

export const staffMessageKeys = Object.keys(staffMessages).filter(isStaffMessageKey);

/** Values stand in for `{name}` in the text. */
export function staffMessage(
  key: StaffMessageKey,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return isEditingMessageKey(key)
    ? editingMessage(key, locale, values)
    : staffMessages[key][locale].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
        Object.hasOwn(values, name) ? String(values[name]) : placeholder,
      );
}
