import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  places: ['Unde se ridică comenzile', 'Где забирают заказы'],
  placesHint: [
    'Clientul vede locul la comandă, în cont și în e-mailuri. Fără adresă, se afișează cea din contacte.',
    'Покупатель видит место при заказе, в аккаунте и в письмах. Если адреса нет, показан адрес из контактов.',
  ],
  in_shop: ['Primul loc (magazin)', 'Первое место (магазин)'],
  pickup: ['Al doilea loc (depozit)', 'Второе место (склад)'],
  title: ['Cum se numește ridicarea', 'Как называется самовывоз'],
  address: ['Adresa', 'Адрес'],
  mapLink: ['Link spre hartă (https)', 'Ссылка на карту (https)'],
  readyHours: ['Comanda este gata după (ore de program)', 'Заказ готов через (рабочих часов)'],
  hours: ['Program', 'Часы работы'],
  hoursHint: ['Ziua fără ore este liberă.', 'День без часов — выходной.'],
  opens: [(day: string) => `${day}, de la`, (day) => `${day}, с`],
  closes: [(day: string) => `${day}, până la`, (day) => `${day}, до`],
  days: ['Ziua livrării', 'День доставки'],
  daysHint: [
    'Din aceste reguli se calculează ziua promisă; comenzile trimise o păstrează pe a lor.',
    'По этим правилам считается обещанный день; у отправленных заказов остаётся свой.',
  ],
  cutOff: [
    'Comenzile de până la ora aceasta pleacă în aceeași zi',
    'Заказы до этого часа уходят в тот же день',
  ],
  weekdays: ['Zilele curierului', 'Дни курьера'],
  daysInCapital: ['Zile până la livrare, în municipiu', 'Дней до доставки по муниципию'],
  daysElsewhere: ['Zile până la livrare, în rest', 'Дней до доставки в другие места'],
  cutDays: ['Zile în plus pentru cablul tăiat la comandă', 'Дополнительных дней на резку по длине'],
  districts: ['Raioane cu alt termen', 'Районы с другим сроком'],
  districtsHint: [
    'Fără număr de zile: acolo nu se promite nicio zi.',
    'Без числа дней: там день не обещаем.',
  ],
  district: ['Raionul', 'Район'],
  districtDays: ['Zile', 'Дней'],
  holidays: ['Sărbători și zile libere', 'Праздники и выходные'],
  holiday: ['Ziua', 'День'],
});
