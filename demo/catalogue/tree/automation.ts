import { group, leaf, top } from './node.ts';

export const automation = top(
  'automation',
  ['Automatizare', 'Comanda motoarelor, relee, butoane și surse.'],
  ['Автоматизация и управление', 'Управление двигателями, реле, кнопки и питание.'],
  [
    group(
      ['Comandă motoare', 'Pornirea, protecția și reglarea motoarelor.'],
      ['Управление двигателями', 'Пуск, защита и регулирование двигателей.'],
      [
        leaf(
          'au.cont',
          'in_a coil_v aux series',
          ['Contactoare', 'Contactoare de 9-95 A cu bobine de 24-400 V.'],
          ['Контакторы', 'Контакторы 9-95 А с катушками 24-400 В.'],
        ),
        leaf(
          'au.therm',
          'kind set_a series',
          ['Relee termice și întrerupătoare de motor', 'Protecție la suprasarcină cu reglaj.'],
          ['Тепловые реле и автоматы защиты двигателя', 'Защита от перегрузки с регулировкой.'],
        ),
        leaf(
          'au.vfd',
          'power_w u_v series',
          ['Convertizoare de frecvență', 'Reglarea turației motoarelor de 0,75-15 kW.'],
          ['Частотные преобразователи', 'Регулирование оборотов двигателей 0,75-15 кВт.'],
        ),
      ],
    ),
    group(
      ['Relee și temporizatoare', 'Relee de timp, programatoare și relee intermediare.'],
      ['Реле и таймеры', 'Реле времени, таймеры и промежуточные реле.'],
      [
        leaf(
          'au.time',
          'kind u_v in_a',
          [
            'Relee de timp, programatoare',
            'Întârzieri, cicluri și programe zilnice sau săptămânale.',
          ],
          ['Реле времени и таймеры', 'Задержки, циклы, суточные и недельные программы.'],
        ),
        leaf(
          'au.rel',
          'coil_v in_a aux',
          ['Relee intermediare', 'Relee pe soclu cu două până la patru contacte.'],
          ['Промежуточные реле', 'Реле на колодку с двумя-четырьмя контактами.'],
        ),
      ],
    ),
    group(
      ['Butoane și surse', 'Elemente de panou și surse de curent continuu.'],
      ['Кнопки и питание', 'Элементы панелей и блоки постоянного тока.'],
      [
        leaf(
          'au.btn',
          'kind colour u_v ip series',
          ['Butoane, lămpi, posturi', 'Aparate de comandă de 22 mm.'],
          ['Кнопки, лампы, посты', 'Аппараты управления 22 мм.'],
        ),
        leaf(
          'au.psu',
          'power_w u_v series',
          ['Surse 12/24 V pe șină', 'Surse pentru relee, senzori și automate programabile.'],
          ['Блоки питания на DIN-рейку', 'Питание реле, датчиков и контроллеров.'],
        ),
      ],
    ),
  ],
);
