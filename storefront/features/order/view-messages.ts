import { defineMessages } from '../../../kit/i18n/messages.ts';

export const viewMessages = defineMessages(
  {
    title: 'Vă mulțumim pentru comandă!',
    received:
      'Am primit comanda și am rezervat produsele. Vă sunăm în orele de program ca să o confirmăm.',
    awaiting:
      'Am primit comanda. Înainte de a rezerva produsele trebuie să o confirmăm: vă sunăm în orele de program.',
    cashNext: 'Plătiți în numerar la primirea mărfii.',
    cardNext: 'După confirmare primiți pe e-mail linkul de plată.',
    transferNext: 'Trimitem contul de plată pe e-mail. Livrăm după ce primim plata.',
    transferAgreed: 'Vă sunăm ca să stabilim plata prin transfer. Livrăm după ce primim plata.',
    sentTo: (email: string) => `Am trimis o copie a comenzii la ${email}.`,
    details: 'Datele comenzii',
    number: 'Numărul comenzii',
    name: 'Numele clientului',
    phone: 'Telefon',
    company: 'Compania',
    deliveryType: 'Modul de livrare',
    district: 'Raion sau municipiu',
    locality: 'Localitate',
    address: 'Strada și numărul',
    payMethod: 'Metoda de plată',
    comment: 'Comentariu',
    products: 'Lista produselor',
    code: 'Cod',
    contacts: 'Informații de contact',
    signedIn: (username: string) =>
      `Sunteți în contul ${username}: acolo urmăriți comanda și o puteți repeta.`,
    toOrders: 'Vezi comenzile mele',
    home: 'Înapoi la pagina principală',

    hiddenTitle: 'Comanda',
    hidden: 'Intrați în contul din care ați comandat ca să vedeți comanda.',
    logIn: 'Intră în cont',
    failed: 'Detaliile comenzii nu s-au încărcat. Comanda însăși nu este afectată.',
    loading: 'Se încarcă detaliile comenzii…',
  },
  {
    title: 'Спасибо за заказ!',
    received:
      'Мы получили заказ и отложили для вас товар. Позвоним в рабочие часы, чтобы его подтвердить.',
    awaiting:
      'Мы получили заказ. Прежде чем отложить товар, нам нужно его подтвердить: позвоним вам в рабочие часы.',
    cashNext: 'Оплата наличными при получении.',
    cardNext: 'После подтверждения пришлём на почту ссылку на платёжную страницу банка.',
    transferNext: 'Счёт на оплату пришлём на почту. Отгружаем после поступления денег.',
    transferAgreed:
      'Позвоним, чтобы договориться об оплате переводом. Отгружаем после поступления денег.',
    sentTo: (email: string) => `Копию заказа отправляем на ${email}.`,
    details: 'Данные заказа',
    number: 'Номер заказа',
    name: 'Имя клиента',
    phone: 'Телефон',
    company: 'Компания',
    deliveryType: 'Способ доставки',
    district: 'Район или муниципий',
    locality: 'Населённый пункт',
    address: 'Улица и номер дома',
    payMethod: 'Способ оплаты',
    comment: 'Комментарий',
    products: 'Список товаров',
    code: 'Код',
    contacts: 'Контактная информация',
    signedIn: (username: string) =>
      `Вы вошли в аккаунт ${username}: там виден ход заказа, там же его можно повторить.`,
    toOrders: 'Посмотреть мои заказы',
    home: 'Вернуться на главную',

    hiddenTitle: 'Заказ',
    hidden: 'Подробности заказа видит только тот, кто его оформил, после входа в аккаунт.',
    logIn: 'Войти',
    failed: 'Не удалось загрузить подробности. На сам заказ это не влияет.',
    loading: 'Загружаем подробности заказа…',
  },
);
