import type { AdvantageRecord, BannerRecord, ClientRecord, SlideRecord } from './records.ts';
import { lei } from './settings.ts';

export const banner: BannerRecord = {
  title: {
    ro: 'Cablu, aparataj și protecții pentru orice instalație',
    ru: 'Кабель, розетки и защита для любой проводки',
  },
  subtitle: {
    ro: 'Tăiem cablul la metru, verificăm stocul înainte de comandă și livrăm în toată Moldova.',
    ru: 'Отрезаем кабель по метрам, проверяем остаток до заказа и доставляем по всей Молдове.',
  },
  button: {
    text: { ro: 'Vezi cablurile', ru: 'Смотреть кабели' },
    link: '/catalog/cabluri-si-conductoare',
  },
  picture: 'banner~cables~',
};

export const slides: SlideRecord[] = [
  {
    title: { ro: 'Exact câți metri vă trebuie', ru: 'Ровно столько метров, сколько нужно' },
    subtitle: {
      ro: 'Cabluri și conductoare tăiate la comandă, într-o singură bucată, cât ajunge de pe tambur.',
      ru: 'Кабель и провод на отрез, одним куском, если хватит на барабане.',
    },
    button: {
      text: { ro: 'Cum tăiem cablul', ru: 'Как мы режем кабель' },
      link: '/news/cablu-la-metru',
    },
    picture: 'banner~reel~',
  },
  {
    title: { ro: 'Asfora în oțel și antracit', ru: 'Asfora: сталь и антрацит' },
    subtitle: {
      ro: 'Prize, întrerupătoare și rame în aceeași serie, din stoc.',
      ru: 'Розетки, выключатели и рамки одной серии, в наличии.',
    },
    button: {
      text: { ro: 'Vezi aparatajul', ru: 'Смотреть серию' },
      link: '/catalog/prize-si-intrerupatoare',
    },
    picture: 'banner~asfora~',
  },
  {
    title: { ro: 'Reduceri reale', ru: 'Настоящие скидки' },
    subtitle: {
      ro: 'Produsele în promoție, adunate pe o singură pagină.',
      ru: 'Все товары по акции на одной странице.',
    },
    button: { text: { ro: 'Vezi reducerile', ru: 'Смотреть скидки' }, link: '/discount' },
    picture: 'banner~discount~',
  },
  {
    title: { ro: 'Cumpărați pe firmă?', ru: 'Покупаете на компанию?' },
    subtitle: {
      ro: 'Cont de persoană juridică, cont de plată, factură fiscală și livrare pe șantier.',
      ru: 'Кабинет юридического лица, счёт на оплату, налоговая накладная и доставка на объект.',
    },
    button: { text: { ro: 'Pentru companii', ru: 'Для компаний' }, link: '/landing' },
    picture: 'banner~companies~',
  },
];

export const advantages: AdvantageRecord[] = [
  {
    icon: 'reel',
    title: { ro: 'Cablu la metru', ru: 'Кабель на отрез' },
    text: {
      ro: 'Tăiem lungimea comandată și scriem metrajul pe etichetă.',
      ru: 'Отрезаем заказанную длину и пишем метраж на бирке.',
    },
  },
  {
    icon: 'stock',
    title: { ro: 'Stoc verificat', ru: 'Точный остаток' },
    text: {
      ro: 'Cantitatea se verifică în coș și încă o dată la trimiterea comenzii.',
      ru: 'Количество проверяется в корзине и ещё раз при отправке заказа.',
    },
  },
  {
    icon: 'delivery',
    title: { ro: 'Livrare în toată țara', ru: 'Доставка по всей стране' },
    text: {
      ro: `Gratuit în municipiul Chișinău la comenzi de peste ${lei.free} lei.`,
      ru: `Бесплатно по муниципию Кишинёв при заказе свыше ${lei.free} lei.`,
    },
  },
  {
    icon: 'certificate',
    title: { ro: 'Produse cu acte', ru: 'Товар с документами' },
    text: {
      ro: 'Declarații de conformitate la cerere, standardul scris la fiecare cablu.',
      ru: 'Декларации о соответствии по запросу, стандарт указан у каждого кабеля.',
    },
  },
  {
    icon: 'invoice',
    title: { ro: 'Acte pentru firme', ru: 'Документы для компаний' },
    text: {
      ro: 'Cont de plată și factură fiscală cu TVA pentru fiecare comandă.',
      ru: 'Счёт на оплату и налоговая накладная с НДС к каждому заказу.',
    },
  },
  {
    icon: 'advice',
    title: { ro: 'Sfat de electrician', ru: 'Совет электрика' },
    text: {
      ro: 'Ajutăm la alegerea secțiunii, a protecției și a accesoriilor.',
      ru: 'Поможем выбрать сечение, автомат и комплектующие.',
    },
  },
];

/** Invented names; nobody's sign is invented with them. */
export const clients: ClientRecord[] = [
  { title: { ro: 'Nistru Construct', ru: 'Nistru Construct' } },
  { title: { ro: 'Lumina Nord', ru: 'Lumina Nord' } },
  { title: { ro: 'Codru Instal', ru: 'Codru Instal' } },
  { title: { ro: 'Vatra Hotel', ru: 'Vatra Hotel' } },
  { title: { ro: 'AgroRăut', ru: 'AgroRăut' } },
  { title: { ro: 'Montaj Zimbru', ru: 'Montaj Zimbru' } },
  { title: { ro: 'Solar Prut', ru: 'Solar Prut' } },
  { title: { ro: 'Piatra Albă Developer', ru: 'Piatra Albă Developer' } },
];
