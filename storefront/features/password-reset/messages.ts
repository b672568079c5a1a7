import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    title: 'Recuperarea parolei',
    about:
      'Scrieți adresa de e-mail a contului. Vă trimitem un link cu care alegeți o parolă nouă.',
    email: 'E-mail',
    send: 'Trimite linkul',
    sendAgain: 'Trimite din nou',
    tryAgain: 'Încearcă din nou',
    contact: 'Contacte',
    logIn: 'Intră în cont',

    PASSWORD_RESET_SUCCESS_TITLE: 'Verificați e-mailul',
    PASSWORD_RESET_SUCCESS_DESCRIPTION:
      'Dacă există un cont cu această adresă, linkul ajunge în câteva minute. Este valabil o oră. Nu îl găsiți? Uitați-vă și în Spam.',
    PASSWORD_RESET_ERROR_TITLE: 'Ceva nu a mers bine',
    PASSWORD_RESET_ERROR_DESCRIPTION:
      'Linkul nu a fost trimis. Dacă se repetă, contactați-ne și vă ajutăm noi.',

    newTitle: 'Parolă nouă',
    newAbout: 'Alegeți o parolă nouă. După aceea intrați din nou pe toate dispozitivele.',
    newPassword: 'Parola nouă',
    newPasswordHint: 'Cel puțin 8 caractere',
    save: 'Salvează parola',
    anotherLink: 'Cere alt link',
    changed: 'Parola a fost schimbată. Intrați în cont cu parola nouă.',
  },
  {
    title: 'Восстановление пароля',
    about: 'Укажите почту аккаунта. Мы пришлём ссылку, по которой вы зададите новый пароль.',
    email: 'Эл. почта',
    send: 'Получить ссылку',
    sendAgain: 'Отправить ещё раз',
    tryAgain: 'Попробовать ещё раз',
    contact: 'Контакты',
    logIn: 'Войти',

    PASSWORD_RESET_SUCCESS_TITLE: 'Проверьте почту',
    PASSWORD_RESET_SUCCESS_DESCRIPTION:
      'Если аккаунт с таким адресом есть, ссылка придёт через несколько минут. Она действует один час. Нет письма? Загляните в «Спам».',
    PASSWORD_RESET_ERROR_TITLE: 'Что-то пошло не так',
    PASSWORD_RESET_ERROR_DESCRIPTION:
      'Письмо не отправлено. Если это повторится, свяжитесь с нами — поможем.',

    newTitle: 'Новый пароль',
    newAbout: 'Задайте новый пароль. После этого вы выйдете из аккаунта на всех устройствах.',
    newPassword: 'Новый пароль',
    newPasswordHint: 'Не меньше 8 символов',
    save: 'Сохранить пароль',
    anotherLink: 'Запросить новую ссылку',
    changed: 'Пароль изменён. Войдите с новым паролем.',
  },
);
