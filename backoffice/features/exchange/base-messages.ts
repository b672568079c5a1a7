import { defineMessages } from '../../../kit/i18n/messages.ts';

/** Words of other bases of 1C. */
export const baseMessages = defineMessages(
  {
    bases: 'Bazele 1C',
    intro:
      'O bază se cunoaște după clasificatorul ei. Fișierele alteia nu se preiau până nu spuneți ce este; decizia se aplică de la următorul schimb.',
    roleOf: (name: string) => `Ce este: ${name}`,
    undecided: 'Nedecis: nu se preia',
    role_ours: 'baza magazinului',
    role_same: 'Aceeași bază, cu alt clasificator',
    role_beside: 'A doua bază: se preia pe lângă prima',
    role_instead: 'Baza nouă a magazinului, în locul celei vechi',
    role_refused: 'Nu ține de magazin: nu se preia',
    saved: 'Reținut: se aplică de la următorul schimb',
  },
  {
    bases: 'Базы 1С',
    intro:
      'Базу узнаём по её классификатору. Файлы другой базы не загружаются, пока вы не скажете, что это; решение действует со следующего сеанса.',
    roleOf: (name: string) => `Что это: ${name}`,
    undecided: 'Не решено: не загружается',
    role_ours: 'база магазина',
    role_same: 'Та же база с другим классификатором',
    role_beside: 'Вторая база: загружать вместе с первой',
    role_instead: 'Новая база магазина вместо прежней',
    role_refused: 'К магазину не относится: не загружать',
    saved: 'Запомнено: действует со следующего сеанса',
  },
);
