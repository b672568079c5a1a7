import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  title: ['Contul meu', 'Мой профиль'],
  password: ['Schimbă parola', 'Сменить пароль'],
  present: ['Parola de acum', 'Нынешний пароль'],
  newPassword: ['Parola nouă', 'Новый пароль'],
  passwordHint: ['Cel puțin 12 caractere', 'Не короче 12 символов'],
  changed: [
    'Parola a fost schimbată. Celelalte sesiuni s-au încheiat.',
    'Пароль изменён. Остальные сеансы завершены.',
  ],
  factor: ['Al doilea factor', 'Второй фактор'],
  newCodes: ['Coduri de rezervă noi', 'Новые резервные коды'],
  newCodesText: [
    'Cele vechi nu mai merg din acel moment.',
    'Прежние с этого момента не действуют.',
  ],
  newDevice: ['Altă aplicație de autentificare', 'Другое приложение-аутентификатор'],
  sessions: ['Sesiunile mele', 'Мои сеансы'],
  device: ['Browserul', 'Браузер'],
  address: ['Adresa', 'Адрес'],
  since: ['Din', 'С'],
  lastUsed: ['Ultima dată', 'Последний раз'],
  here: ['aceasta', 'этот'],
  end: ['Încheie', 'Завершить'],
  ended: ['Sesiunea s-a încheiat', 'Сеанс завершён'],
  everywhere: ['Ieși peste tot', 'Выйти везде'],
});
