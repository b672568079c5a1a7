import { defineMessages } from '../../storefront/i18n/messages.ts';

export const messages = defineMessages(
  {
    menu: 'Meniu',
    openMenu: 'Deschide meniul',
    people: 'Echipa',
    audit: 'Jurnal',
    account: 'Contul meu',
    shop: 'Vezi magazinul',
    signOut: 'Ieși',
    otherLanguage: 'Русский',
    notFound: 'Pagina nu există',
    notFoundText: 'Alegeți altceva din meniu.',
    broken: 'Ceva nu a mers la noi',
    brokenText: 'Reîncărcați pagina. Ce ați salvat s-a păstrat.',
    reload: 'Reîncarcă',
  },
  {
    menu: 'Меню',
    openMenu: 'Открыть меню',
    people: 'Сотрудники',
    audit: 'Журнал',
    account: 'Мой профиль',
    shop: 'Открыть магазин',
    signOut: 'Выйти',
    otherLanguage: 'Română',
    notFound: 'Такой страницы нет',
    notFoundText: 'Выберите что-нибудь в меню.',
    broken: 'Неполадка на нашей стороне',
    brokenText: 'Обновите страницу. Всё сохранённое осталось.',
    reload: 'Обновить',
  },
);
