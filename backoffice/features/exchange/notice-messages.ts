import { pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

/** What stands above the overview, until somebody has done something about it. */
export const text = defineMessages({
  notConnected: ['1C nu este conectat', '1С не подключена'],
  notConnectedText: [
    'Creați contul cu care vine 1C și copiați adresa în setările lui.',
    'Создайте учётную запись для 1С и скопируйте адрес в её настройки.',
  ],
  connect: ['Conectați 1C', 'Подключить 1С'],
  noPriceType: ['Alegeți tipul de preț', 'Выберите тип цен'],
  noPriceTypeText: [
    '1C trimite prețuri și nimeni nu a ales încă pe cel al magazinului. Până atunci produsele noi așteaptă.',
    '1С присылает цены, но никто ещё не выбрал цену магазина. До тех пор новые товары ждут.',
  ],
  choosePriceType: ['Alegeți prețul', 'Выбрать цену'],
  otherBase: ['A venit altă bază 1C', 'Пришла другая база 1С'],
  otherBaseText: [
    'Fișierele ei nu se preiau până nu spuneți ce este: aceeași bază, una în plus sau cea nouă.',
    'Её файлы не загружаются, пока вы не скажете, что это: та же база, ещё одна или новая.',
  ],
  decideBase: ['Alegeți ce este', 'Выбрать, что это'],
  newGroups: ['Spuneți unde merg grupele din 1C', 'Скажите, куда идут группы из 1С'],
  newGroupsText: [
    pluralRo(
      '1C trimite o grupă pe care magazinul nu o are. Până decideți, nu se afișează nimănui și produsele din ea așteaptă.',
      '1C trimite # grupe pe care magazinul nu le are. Până decideți, nu se afișează nimănui și produsele din ele așteaptă.',
      '1C trimite # de grupe pe care magazinul nu le are. Până decideți, nu se afișează nimănui și produsele din ele așteaptă.',
    ),
    pluralRu(
      '1С прислала # группу, которой в магазине нет. Пока вы не решите, она никому не видна, а её товары ждут.',
      '1С прислала # группы, которых в магазине нет. Пока вы не решите, они никому не видны, а их товары ждут.',
      '1С прислала # групп, которых в магазине нет. Пока вы не решите, они никому не видны, а их товары ждут.',
    ),
  ],
  decideGroups: ['Alegeți categoriile', 'Выбрать категории'],
});
