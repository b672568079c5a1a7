import { defineMessages, plural } from '../i18n/messages.ts';

export const messages = defineMessages({
  unreachable: [
    'Nu ne putem conecta la magazin. Verificați conexiunea la internet și încercați din nou: ce ați scris rămâne aici.',
    'Нет связи с магазином. Проверьте интернет и попробуйте ещё раз: всё, что вы ввели, осталось на месте.',
  ],
  slow: [
    'Magazinul nu a răspuns la timp. Încercați din nou: ce ați scris rămâne aici.',
    'Магазин не ответил вовремя. Попробуйте ещё раз: всё, что вы ввели, осталось на месте.',
  ],
  tooMany: [
    (minutes: number) =>
      `Prea multe încercări. Încercați din nou peste ${plural('ro', minutes, { one: 'un minut', few: '# minute', other: '# de minute' })}.`,
    (minutes: number) =>
      `Слишком много попыток. Попробуйте ещё раз через ${plural('ru', minutes, { one: '# минуту', few: '# минуты', other: '# минут' })}.`,
  ],
  activity: ['Domeniul de activitate', 'Сфера деятельности'],
});
