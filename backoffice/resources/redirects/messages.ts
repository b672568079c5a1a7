import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  one: ['redirecționare', 'перенаправление'],
  many: ['Redirecționări', 'Перенаправления'],
  add: ['Redirecționare nouă', 'Новое перенаправление'],
  none: ['Nicio redirecționare', 'Перенаправлений нет'],
  noneText: [
    'Când o pagină își schimbă adresa, cea veche duce singură mai departe. Aici adăugați adrese de pe un site mai vechi.',
    'Когда страница меняет адрес, старый сам ведёт на новый. Здесь добавляют адреса прежнего сайта.',
  ],
  from_path: ['Adresa veche', 'Старый адрес'],
  to_address: ['Duce la', 'Ведёт на'],
  targetHint: [
    'O cale a magazinului sau o adresă https:// întreagă. Limba vizitatorului se păstrează.',
    'Путь на сайте магазина или полный адрес https://. Язык посетителя сохраняется.',
  ],
  is_permanent: [
    'Pentru totdeauna (301), după o săptămână de probă',
    'Навсегда (301), после недели пробы',
  ],
  kind: ['Tipul', 'Вид'],
  permanent: ['pentru totdeauna', 'навсегда'],
  temporary: ['deocamdată', 'пока'],
  removeText: [
    'Cine vine pe adresa veche nu va mai găsi nimic acolo.',
    'По старому адресу больше ничего не откроется.',
  ],
});
