import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { stem } from './stem.ts';

const stemsOf = (forms: string) => forms.split(' ').map((form) => stem(fold(form)));

describe('forms of one word fall together', () => {
  test.each([
    'priză prize priza prizei prizele prizelor',
    'întrerupător întrerupătoare întrerupătorul întrerupătorului întrerupătoarele întrerupătoarelor',
    'cablu cabluri cablul cablului cablurile cablurilor',
    'bec becuri becul becului becurile becurilor',
    'doză doze doza dozei dozele dozelor',
    'ramă rame rama ramei ramele ramelor',
    'tub tuburi tubul tubului tuburile',
    'clemă cleme clema clemei clemele',
    'tablou tablouri tabloul tabloului tablourile',
    'panou panouri panoul panourile',
    'contor contoare contorul contoarele',
    'conductor conductoare conductorul conductoarelor',
    'lampă lămpi lampa lămpile lămpilor',
    'fir fire firul firele',
    'canal canale canalul canalele canalelor',
    'cutie cutii cutia cutiei cutiile cutiilor',
    'baterie baterii bateria bateriei bateriile',
    'siguranță siguranțe siguranța siguranței',
    'dublu dublă duble dubli',
    'simplu simplă simple simpli',
    'triplu triplă triple tripli',
    'flexibil flexibilă flexibile flexibili',
    'modul module modulul modulele modulelor',
    'negru neagră negre negri',
    'alb albă albe albi',
    'roșu roșie roșii',
    'розетка розетки розетку розеткой розетке розеток розетками',
    'автомат автомата автоматы автоматов автоматом',
    'выключатель выключателя выключатели выключателей выключателем выключателями',
    'кабель кабеля кабели кабелей кабелем кабелю',
    'лампа лампы лампу лампой ламп',
    'лампочка лампочки лампочку лампочек',
    'стяжка стяжки стяжек',
    'рамка рамки рамок рамку',
    'вилка вилки вилок',
    'щит щита щиты щитов щитом',
    'провод провода проводов проводом',
    'клемма клеммы клемм клеммами',
    'гофра гофры гофру гофрой',
    'двойной двойная двойную двойные двойное двойного двойных',
    'белый белая белое белого белые белых белую',
    'синий синяя синее синего синие',
  ])('%s', (forms) => {
    expect(new Set(stemsOf(forms)).size).toBe(1);
  });
});

describe('words that mean different things stay apart', () => {
  test.each([
    'cap capac',
    'contor contactor',
    'tub tubulatură',
    'ramă ramificație',
    'doză dozator',
    'bec bechi',
    'cablu cabină',
    'simplu simbol',
    'led ledvance',
    'розетка роза',
    'лампа лампочка',
    'рама рамка',
    'щит щиток',
    'кабель кабельный',
    'провод проводник',
    'реле рельс',
    'вилка вилы',
  ])('%s', (words) => {
    expect(new Set(stemsOf(words)).size).toBe(2);
  });
});

test.each(['ip44', 'h07v', '16a', '3x2.5', 'usb', 'led', 'кг', 'узо', 'ups', 'кабельchannel', ''])(
  '%s is left as it is',
  (word) => {
    expect(stem(word)).toBe(word);
  },
);
