import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  title: ['Intrați în panoul magazinului', 'Вход в панель магазина'],
  again: ['Intrați din nou', 'Войдите ещё раз'],
  againText: [
    'Sesiunea s-a încheiat. Ce ați scris rămâne pe ecran.',
    'Сеанс завершён. Всё, что вы написали, осталось на экране.',
  ],
  confirm: ['Confirmați că sunteți dumneavoastră', 'Подтвердите, что это вы'],
  confirmText: [
    'Pentru acest pas cerem încă o dată parola și codul.',
    'Для этого шага ещё раз нужны пароль и код.',
  ],
  email: ['E-mail', 'Эл. почта'],
  password: ['Parola', 'Пароль'],
  newPassword: ['Parola nouă', 'Новый пароль'],
  passwordHint: [
    'Cel puțin 12 caractere; câteva cuvinte sunt mai bune decât semne greu de memorat',
    'Не короче 12 символов; несколько слов лучше, чем знаки, которые не запомнить',
  ],
  code: ['Codul din aplicația de autentificare', 'Код из приложения-аутентификатора'],
  codeHint: ['6 cifre, sau unul dintre codurile de rezervă', '6 цифр или один из резервных кодов'],
  submit: ['Intră', 'Войти'],
  forgotten: ['Ați uitat parola?', 'Забыли пароль?'],
  recoverPassword: ['Parolă nouă', 'Новый пароль'],
  recoveryAbout: [
    'Scrieți adresa de e-mail a contului de lucru. Vă trimitem un link cu care alegeți o parolă nouă.',
    'Укажите почту рабочей учётной записи. Мы пришлём ссылку, по которой вы зададите новый пароль.',
  ],
  sendLink: ['Trimite linkul', 'Получить ссылку'],
  linkSent: ['Verificați e-mailul', 'Проверьте почту'],
  linkSentText: [
    'Dacă există un cont de lucru cu această adresă, linkul ajunge în câteva minute. Este valabil o oră. Nu îl găsiți? Uitați-vă și în Spam.',
    'Если рабочая учётная запись с таким адресом есть, ссылка придёт через несколько минут. Она действует один час. Нет письма? Загляните в «Спам».',
  ],
  sendLinkAgain: ['Trimite din nou', 'Отправить ещё раз'],
  backToSignIn: ['Înapoi la intrare', 'Вернуться ко входу'],
  newPasswordFor: [
    (email: string) =>
      `${email}: alegeți o parolă nouă. După aceea intrați din nou pe toate dispozitivele.`,
    (email) =>
      `${email}: задайте новый пароль. После этого нужно будет заново войти на всех устройствах.`,
  ],
  savePassword: ['Salvează parola', 'Сохранить пароль'],
  passwordSet: ['Parola a fost schimbată', 'Пароль изменён'],
  passwordSetText: [
    'Intrați cu parola nouă și cu codul din aplicația de autentificare.',
    'Войдите с новым паролем и кодом из приложения-аутентификатора.',
  ],
  linkVoid: ['Linkul nu mai este valabil', 'Ссылка больше не действует'],
  linkVoidText: [
    'Este valabil o oră și poate fi folosit o singură dată. Cereți altul.',
    'Она действует один час и только один раз. Запросите новую.',
  ],
  anotherLink: ['Cere alt link', 'Запросить новую ссылку'],
  confirmSubmit: ['Confirmă', 'Подтвердить'],
  name: ['Numele', 'Имя'],
  invitation: ['Bun venit în echipă', 'Добро пожаловать в команду'],
  firstOwner: ['Bun venit în magazinul dumneavoastră', 'Добро пожаловать в ваш магазин'],
  invitedAs: [
    (email: string, role: string) => `${email}, ${role}`,
    (email, role) => `${email}, ${role}`,
  ],
  accept: ['Continuă', 'Продолжить'],
  invitationVoid: ['Invitația nu mai este valabilă', 'Приглашение больше не действует'],
  invitationVoidText: ['Cereți proprietarului o invitație nouă.', 'Попросите у владельца новое.'],
  enrol: ['Adăugați o aplicație de autentificare', 'Подключите приложение-аутентификатор'],
  enrolText: [
    'Scanați codul cu o aplicație precum Google Authenticator, Aegis sau 1Password, apoi scrieți cele 6 cifre pe care le arată.',
    'Отсканируйте код приложением, например Google Authenticator, Aegis или 1Password, и введите 6 цифр, которые оно покажет.',
  ],
  qr: ['Cod QR pentru aplicația de autentificare', 'QR-код для приложения-аутентификатора'],
  secret: ['Sau scrieți cheia de mână:', 'Или введите ключ вручную:'],
  secretName: ['cheia', 'ключ'],
  recovery: ['Codurile de rezervă', 'Резервные коды'],
  recoveryText: [
    'Fiecare merge o singură dată, dacă telefonul lipsește. Păstrați-le într-un loc sigur: nu le mai arătăm.',
    'Каждый действует один раз, если телефона нет под рукой. Сохраните их: больше мы их не покажем.',
  ],
  done: ['Le-am păstrat, deschide panoul', 'Коды сохранены, открыть панель'],
});
