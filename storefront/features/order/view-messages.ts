import { defineMessages } from '../../../kit/i18n/messages.ts';

export const viewMessages = defineMessages({
  title: ['Vă mulțumim pentru comandă!', 'Спасибо за заказ!'],
  received: [
    'Am primit comanda și am rezervat produsele. Vă sunăm în orele de program ca să o confirmăm.',
    'Мы получили заказ и отложили для вас товар. Позвоним в рабочие часы, чтобы его подтвердить.',
  ],
  awaiting: [
    'Am primit comanda. Înainte de a rezerva produsele trebuie să o confirmăm: vă sunăm în orele de program.',
    'Мы получили заказ. Прежде чем отложить товар, нам нужно его подтвердить: позвоним вам в рабочие часы.',
  ],
  cashNext: ['Plătiți în numerar la primirea mărfii.', 'Оплата наличными при получении.'],
  cardNext: [
    'După confirmare primiți pe e-mail linkul de plată.',
    'После подтверждения пришлём на почту ссылку на платёжную страницу банка.',
  ],
  transferNext: [
    'Trimitem contul de plată pe e-mail. Livrăm după ce primim plata.',
    'Счёт на оплату пришлём на почту. Отгружаем после поступления денег.',
  ],
  transferAgreed: [
    'Vă sunăm ca să stabilim plata prin transfer. Livrăm după ce primim plata.',
    'Позвоним, чтобы договориться об оплате переводом. Отгружаем после поступления денег.',
  ],
  sentTo: [
    (email: string) => `Am trimis o copie a comenzii la ${email}.`,
    (email: string) => `Копию заказа отправляем на ${email}.`,
  ],
  details: ['Datele comenzii', 'Данные заказа'],
  number: ['Numărul comenzii', 'Номер заказа'],
  name: ['Numele clientului', 'Имя клиента'],
  phone: ['Telefon', 'Телефон'],
  company: ['Compania', 'Компания'],
  deliveryType: ['Modul de livrare', 'Способ доставки'],
  district: ['Raion sau municipiu', 'Район или муниципий'],
  locality: ['Localitate', 'Населённый пункт'],
  address: ['Strada și numărul', 'Улица и номер дома'],
  payMethod: ['Metoda de plată', 'Способ оплаты'],
  comment: ['Comentariu', 'Комментарий'],
  products: ['Lista produselor', 'Список товаров'],
  code: ['Cod', 'Код'],
  contacts: ['Informații de contact', 'Контактная информация'],
  signedIn: [
    (username: string) =>
      `Sunteți în contul ${username}: acolo urmăriți comanda și o puteți repeta.`,
    (username: string) =>
      `Вы вошли в аккаунт ${username}: там виден ход заказа, там же его можно повторить.`,
  ],
  toOrders: ['Vezi comenzile mele', 'Посмотреть мои заказы'],
  home: ['Înapoi la pagina principală', 'Вернуться на главную'],
  hiddenTitle: ['Comanda', 'Заказ'],
  hidden: [
    'Intrați în contul din care ați comandat ca să vedeți comanda.',
    'Подробности заказа видит только тот, кто его оформил, после входа в аккаунт.',
  ],
  logIn: ['Intră în cont', 'Войти'],
  failed: [
    'Detaliile comenzii nu s-au încărcat. Comanda însăși nu este afectată.',
    'Не удалось загрузить подробности. На сам заказ это не влияет.',
  ],
  loading: ['Se încarcă detaliile comenzii…', 'Загружаем подробности заказа…'],
});
