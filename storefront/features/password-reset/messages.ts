import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['Recuperarea parolei', 'Восстановление пароля'],
  about: [
    'Scrieți adresa de e-mail a contului. Vă trimitem un link cu care alegeți o parolă nouă.',
    'Укажите почту аккаунта. Мы пришлём ссылку, по которой вы зададите новый пароль.',
  ],
  email: ['E-mail', 'Эл. почта'],
  send: ['Trimite linkul', 'Получить ссылку'],
  sendAgain: ['Trimite din nou', 'Отправить ещё раз'],
  tryAgain: ['Încearcă din nou', 'Попробовать ещё раз'],
  contact: ['Contacte', 'Контакты'],
  logIn: ['Intră în cont', 'Войти'],
  PASSWORD_RESET_SUCCESS_TITLE: ['Verificați e-mailul', 'Проверьте почту'],
  PASSWORD_RESET_SUCCESS_DESCRIPTION: [
    'Dacă există un cont cu această adresă, linkul ajunge în câteva minute. Este valabil o oră. Nu îl găsiți? Uitați-vă și în Spam.',
    'Если аккаунт с таким адресом есть, ссылка придёт через несколько минут. Она действует один час. Нет письма? Загляните в «Спам».',
  ],
  PASSWORD_RESET_ERROR_TITLE: ['Ceva nu a mers bine', 'Что-то пошло не так'],
  PASSWORD_RESET_ERROR_DESCRIPTION: [
    'Linkul nu a fost trimis. Dacă se repetă, contactați-ne și vă ajutăm noi.',
    'Письмо не отправлено. Если это повторится, свяжитесь с нами — поможем.',
  ],
  newTitle: ['Parolă nouă', 'Новый пароль'],
  newAbout: [
    'Alegeți o parolă nouă. După aceea intrați din nou pe toate dispozitivele.',
    'Задайте новый пароль. После этого вы выйдете из аккаунта на всех устройствах.',
  ],
  newPassword: ['Parola nouă', 'Новый пароль'],
  newPasswordHint: ['Cel puțin 8 caractere', 'Не меньше 8 символов'],
  save: ['Salvează parola', 'Сохранить пароль'],
  anotherLink: ['Cere alt link', 'Запросить новую ссылку'],
  changed: [
    'Parola a fost schimbată. Intrați în cont cu parola nouă.',
    'Пароль изменён. Войдите с новым паролем.',
  ],
});
