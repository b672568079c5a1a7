import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

/** Words of groups. */
export const groupMessages = defineMessages(
  {
    intro:
      'Grupele din 1C pe care magazinul nu le are. Nu se afișează nimănui până nu spuneți ce sunt aici. Ce decideți despre o grupă se aplică și pentru cele de sub ea; produsele care așteaptă se pun îndată la locul lor.',
    group: 'Grupa din 1C',
    goods: 'Ce așteaptă',
    goodsWait: (count: number) =>
      plural('ro', count, { one: 'un produs', few: '# produse', other: '# de produse' }),
    becomes: 'Ce devine aici',
    becomesFor: (title: string) => `Ce devine aici: ${title}`,
    undecided: 'Nedecis',
    asAbove: 'Ca grupa de deasupra',
    create: 'O categorie nouă',
    ignore: 'Nu se vinde aici',
    made: 'categorie nouă a magazinului',
    saved: 'Reținut; produsele care așteptau se pun la locul lor',
    all: 'Toate',
    open: 'Nedecise',
    show: 'Care grupe',
    none: 'Nicio grupă de decis',
    noneText: 'Când 1C trimite grupe pe care magazinul nu le are, le găsiți aici.',
    allDecided: 'Toate sunt decise',
    gone: 'Categoria a fost ștearsă între timp.',
  },
  {
    intro:
      'Группы из 1С, которых в магазине нет. Они никому не видны, пока вы не скажете, чем им быть. Решение о группе действует и для тех, что под ней; товары, которые ждут, сразу встают на место.',
    group: 'Группа в 1С',
    goods: 'Что ждёт',
    goodsWait: (count: number) =>
      plural('ru', count, { one: '# товар', few: '# товара', other: '# товаров' }),
    becomes: 'Чем станет здесь',
    becomesFor: (title: string) => `Чем станет здесь: ${title}`,
    undecided: 'Не решено',
    asAbove: 'Как группа над ней',
    create: 'Новая категория',
    ignore: 'Здесь не продаём',
    made: 'новая категория магазина',
    saved: 'Запомнено; товары, которые ждали, встают на место',
    all: 'Все',
    open: 'Нерешённые',
    show: 'Какие группы',
    none: 'Решать о группах нечего',
    noneText: 'Когда 1С пришлёт группы, которых в магазине нет, они появятся здесь.',
    allDecided: 'Всё решено',
    gone: 'Категория тем временем удалена.',
  },
);
