import type { PopupRecord } from './records.ts';
import { lei } from './settings.ts';

export const popups: PopupRecord[] = [
  {
    title: { ro: 'Prețurile se văd după autentificare', ru: 'Цены видны после входа' },
    description: {
      ro: `<p>Contul este gratuit și se face în două minute, ca persoană fizică sau ca firmă.</p>
<ul>
<li>vedeți prețul fiecărui produs și reducerile în vigoare;</li>
<li>coșul și favoritele rămân aceleași pe telefon și pe calculator;</li>
<li>livrare gratuită în municipiul Chișinău la comenzi de peste ${lei.free} lei.</li>
</ul>`,
      ru: `<p>Регистрация бесплатна и занимает две минуты: как физическое лицо или как компания.</p>
<ul>
<li>вы видите цену каждого товара и действующие скидки;</li>
<li>корзина и избранное одинаковы на телефоне и на компьютере;</li>
<li>доставка по муниципию Кишинёв бесплатна при заказе свыше ${lei.free} lei.</li>
</ul>`,
    },
    picture: 'banner~account~',
    button: {
      text: { ro: 'Cum comand', ru: 'Как сделать заказ' },
      link: '/content/cum-comand',
    },
    inactiveTimeSeconds: 30,
    forGuests: true,
    active: true,
  },
];
