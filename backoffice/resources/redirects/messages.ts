import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    one: 'redirecționare',
    many: 'Redirecționări',
    add: 'Redirecționare nouă',
    none: 'Nicio redirecționare',
    noneText:
      'Când o pagină își schimbă adresa, cea veche duce singură mai departe. Aici adăugați adrese de pe un site mai vechi.',
    from_path: 'Adresa veche',
    to_address: 'Duce la',
    targetHint:
      'O cale a magazinului sau o adresă https:// întreagă. Limba vizitatorului se păstrează.',
    is_permanent: 'Pentru totdeauna (301), după o săptămână de probă',
    kind: 'Tipul',
    permanent: 'pentru totdeauna',
    temporary: 'deocamdată',
    removeText: 'Cine vine pe adresa veche nu va mai găsi nimic acolo.',
  },
  {
    one: 'перенаправление',
    many: 'Перенаправления',
    add: 'Новое перенаправление',
    none: 'Перенаправлений нет',
    noneText:
      'Когда страница меняет адрес, старый сам ведёт на новый. Здесь добавляют адреса прежнего сайта.',
    from_path: 'Старый адрес',
    to_address: 'Ведёт на',
    targetHint: 'Путь на сайте магазина или полный адрес https://. Язык посетителя сохраняется.',
    is_permanent: 'Навсегда (301), после недели пробы',
    kind: 'Вид',
    permanent: 'навсегда',
    temporary: 'пока',
    removeText: 'По старому адресу больше ничего не откроется.',
  },
);
