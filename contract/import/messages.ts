import type { Locale } from '../locale.ts';

/** Why a file, a row or a cell of a table is not taken, or what should be looked at first. */
const importMessages = {
  'TABLE.EMPTY': { ro: 'Fișierul este gol', ru: 'Файл пуст' },
  'TABLE.LARGE': {
    ro: 'Fișierul este prea mare: cel mult {most} MB',
    ru: 'Файл слишком большой: не более {most} МБ',
  },
  'TABLE.NOT_TEXT': {
    ro: 'Fișierul nu este nici text (CSV), nici XLSX',
    ru: 'Это не текст (CSV) и не XLSX',
  },
  'TABLE.OLD_EXCEL': {
    ro: 'Fișierul este XLS, formatul vechi al Excel. Salvați-l ca XLSX sau CSV',
    ru: 'Это XLS, старый формат Excel. Сохраните его как XLSX или CSV',
  },
  'TABLE.ENCODING': {
    ro: 'Rândul {row} nu este text UTF-8, deși fișierul începe ca atare. Salvați-l din nou ca UTF-8',
    ru: 'Строка {row} — не UTF-8, хотя файл начинается именно так. Сохраните его заново в UTF-8',
  },
  'TABLE.QUOTES': {
    ro: 'Rândul {row}: ghilimelele nu se închid corect',
    ru: 'Строка {row}: кавычки закрыты неправильно',
  },
  'TABLE.COLUMNS': {
    ro: 'Rândul {row} are peste {most} de coloane',
    ru: 'В строке {row} больше {most} столбцов',
  },
  'TABLE.ROWS': {
    ro: 'Fișierul are peste {most} de rânduri',
    ru: 'В файле больше {most} строк',
  },
  'TABLE.CELL': {
    ro: 'Rândul {row} are o celulă mai lungă de {most} de caractere',
    ru: 'В строке {row} есть ячейка длиннее {most} символов',
  },
  'TABLE.ZIP': {
    ro: 'Fișierul XLSX este deteriorat sau incomplet. Descărcați-l din nou',
    ru: 'Файл XLSX повреждён или передан не полностью. Скачайте его заново',
  },
  'TABLE.BOMB': {
    ro: 'Fișierul XLSX se despachetează la dimensiuni neobișnuite și nu a fost deschis ({part})',
    ru: 'Файл XLSX при распаковке становится подозрительно большим и не был открыт ({part})',
  },
  'TABLE.ENCRYPTED': {
    ro: 'Fișierul este protejat cu parolă',
    ru: 'Файл защищён паролем',
  },
  'TABLE.NO_SHEET': {
    ro: 'În fișierul XLSX nu este nicio foaie',
    ru: 'В файле XLSX нет ни одного листа',
  },
  'TABLE.XML': {
    ro: 'Partea {part} a fișierului XLSX este deteriorată (linia {line})',
    ru: 'Часть {part} файла XLSX повреждена (строка {line})',
  },
  'TABLE.DOCTYPE': {
    ro: 'Partea {part} a fișierului XLSX conține definiții (DTD), care nu se acceptă',
    ru: 'Часть {part} файла XLSX содержит определения (DTD), такие файлы не принимаются',
  },
  'TABLE.NO_HEADER': {
    ro: 'Nu s-a găsit rândul cu denumirile coloanelor (un cod și cel puțin încă o coloană cunoscută). Indicați coloanele manual',
    ru: 'Не найдена строка с названиями столбцов (код и хотя бы ещё один известный столбец). Укажите столбцы вручную',
  },
  'TABLE.NO_COLUMN': {
    ro: 'În fișier nu este coloana „{column}”',
    ru: 'В файле нет столбца «{column}»',
  },
  'ROW.FORMULA': {
    ro: 'Celula conține o formulă. Salvați valorile, nu formulele',
    ru: 'В ячейке формула. Сохраните значения вместо формул',
  },
  'ROW.NO_KEY': {
    ro: 'Lipsește codul: produsul nu poate fi recunoscut',
    ru: 'Нет кода: товар нельзя опознать',
  },
  'ROW.TWICE': {
    ro: 'Același produs este și în rândul {row}',
    ru: 'Этот же товар есть и в строке {row}',
  },
  'ROW.LIKE': {
    ro: 'Seamănă cu codul „{code}”, scris altfel',
    ru: 'Похоже на код «{code}», записанный иначе',
  },
  'ROW.TWO_PRODUCTS': {
    ro: 'Codul și codul de bare sunt ale unor produse diferite',
    ru: 'Код и штрихкод принадлежат разным товарам',
  },
  'ROW.NO_PRICE': { ro: 'Lipsește prețul', ru: 'Нет цены' },
  'ROW.NOT_PRICE': { ro: 'Nu este un preț', ru: 'Это не цена' },
  'ROW.NEGATIVE': { ro: 'Valoarea este sub zero', ru: 'Значение меньше нуля' },
  'ROW.ZERO': { ro: 'Prețul este zero', ru: 'Цена равна нулю' },
  'ROW.ABSURD': { ro: 'Prețul este neverosimil de mare', ru: 'Неправдоподобно большая цена' },
  'ROW.DECIMALS': {
    ro: 'Prețul are mai mult de două zecimale',
    ru: 'В цене больше двух знаков после запятой',
  },
  'ROW.AMBIGUOUS': {
    ro: 'Nu este clar ce desparte separatorul: miile sau zecimalele',
    ru: 'Неясно, что отделяет знак: тысячи или дробную часть',
  },
  'ROW.CURRENCY': { ro: 'Prețul nu este în lei', ru: 'Цена не в леях' },
  'ROW.DATE': {
    ro: 'Nu este o dată ca 31.12.2026 sau 31.12.2026 18:00',
    ru: 'Это не дата вида 31.12.2026 или 31.12.2026 18:00',
  },
  'ROW.PROMOTION_PRICE': {
    ro: 'Prețul promoțional trebuie să fie mai mic decât prețul obișnuit de {price} lei',
    ru: 'Цена по акции должна быть ниже обычной: {price} lei',
  },
  'ROW.PROMOTION_TIMES': {
    ro: 'Promoția se termină înainte de a începe',
    ru: 'Акция заканчивается раньше, чем начинается',
  },
  'ROW.PROMOTION_ENDED': {
    ro: 'Sfârșitul promoției a trecut deja',
    ru: 'Конец акции уже прошёл',
  },
  'ROW.PROMOTION_OTHER': {
    ro: 'Produsul are acum altă promoție decât cea din rând: exportați tabelul din nou',
    ru: 'Сейчас у товара другая акция, не та, что в строке: выгрузите таблицу заново',
  },
  'ROW.PROMOTION_OVER': {
    ro: 'Promoția din rând nu mai este în vigoare. Pentru una nouă, goliți celula cu începutul',
    ru: 'Акция из строки уже не действует. Для новой очистите ячейку с началом',
  },
  'ROW.PROMOTION_OVERLAP': {
    ro: 'Se suprapune cu altă promoție a produsului, din {from}',
    ru: 'Пересекается с другой акцией товара, с {from}',
  },
  'ROW.PROMOTION_NO_PRICE': {
    ro: 'Sunt date de promoție, dar lipsește prețul ei',
    ru: 'Даты акции есть, а её цены нет',
  },
  'ROW.PROMOTION_UNCLEAR': {
    ro: 'Produsul are o promoție, iar celula este goală: nu este clar dacă trebuie încheiată. Pentru a o încheia scrieți 0',
    ru: 'У товара идёт акция, а ячейка пуста: неясно, завершать ли её. Чтобы завершить, напишите 0',
  },
  'ROW.PROMOTION_SEVERAL': {
    ro: 'Produsul are mai multe promoții: încheiați-o pe cea potrivită în fișa lui',
    ru: 'У товара несколько акций: завершите нужную в его карточке',
  },
  'ROW.PROMOTION_NEW': {
    ro: 'Promoția unui produs nou nu se preia: adăugați-o după ce este creat',
    ru: 'Акция нового товара не переносится: добавьте её, когда он будет создан',
  },
  'ROW.UNIT': {
    ro: 'Unitatea de măsură este alta: la noi „{unit}”',
    ru: 'Единица измерения другая: у нас «{unit}»',
  },
  'ROW.UNIT_CONTENTS': {
    ro: 'Prețul este pentru {contents} {unit}, la noi pentru 1 {unit}',
    ru: 'Цена за {contents} {unit}, у нас за 1 {unit}',
  },
  'ROW.UNIT_UNKNOWN': {
    ro: 'Unitatea de măsură nu este cunoscută',
    ru: 'Неизвестная единица измерения',
  },
  'ROW.EAN': {
    ro: 'Codul de bare este greșit: cifra de control nu se potrivește',
    ru: 'Ошибка в штрихкоде: не сходится контрольная цифра',
  },
  'ROW.STOCK': { ro: 'Stocul nu este un număr exact', ru: 'Остаток указан не точным числом' },
  'ROW.ROUNDED_DOWN': {
    ro: 'Stocul a fost rotunjit în jos la {stock}',
    ru: 'Остаток округлён вниз до {stock}',
  },
  'ROW.HTML': { ro: 'Denumirea conține cod HTML', ru: 'В названии есть HTML-код' },
  'ROW.LONG': { ro: 'Textul este prea lung', ru: 'Слишком длинный текст' },
  'ROW.NEW_CODE': {
    ro: 'Pentru un produs nou lipsește codul producătorului',
    ru: 'Для нового товара нужен код производителя',
  },
  'ROW.NEW_TITLE': {
    ro: 'Pentru un produs nou lipsește denumirea',
    ru: 'Для нового товара нужно название',
  },
  'ROW.NEW_PRICE': {
    ro: 'Pentru un produs nou lipsește prețul',
    ru: 'Для нового товара нужна цена',
  },
  'ROW.NEW_UNIT': {
    ro: 'Pentru un produs nou lipsește unitatea de măsură',
    ru: 'Для нового товара нужна единица измерения',
  },
  'ROW.NEW_CATEGORY': {
    ro: 'Pentru un produs nou lipsește categoria',
    ru: 'Для нового товара нужна категория',
  },
  'ROW.NEW_BRAND': {
    ro: 'Pentru un produs nou lipsește brandul',
    ru: 'Для нового товара нужен бренд',
  },
  'ROW.CATEGORY': { ro: 'O astfel de categorie nu există', ru: 'Такой категории нет' },
  'ROW.CATEGORIES': {
    ro: 'Sunt mai multe categorii cu acest nume: scrieți calea, de exemplu „Cabluri / Cupru”',
    ru: 'Категорий с таким названием несколько: укажите путь, например «Кабель / Медь»',
  },
  'ROW.BRAND': { ro: 'Un astfel de brand nu există', ru: 'Такого бренда нет' },
  'ROW.BRANDS': {
    ro: 'Seamănă cu mai multe branduri: scrieți-l exact ca în catalog',
    ru: 'Похоже сразу на несколько брендов: напишите точно как в каталоге',
  },
  'ROW.BRAND_LIKE': {
    ro: 'Este brandul „{brand}”, scris altfel',
    ru: 'Это бренд «{brand}», записанный иначе',
  },
  'ROW.BRAND_NOT_CREATED': {
    ro: 'Brandul nu există, iar la aplicare nu s-a cerut crearea lui',
    ru: 'Такого бренда нет, и при применении его решили не создавать',
  },
  'ROW.STATE': {
    ro: 'Starea nu este cunoscută: produsul nou va fi „{state}”',
    ru: 'Неизвестное состояние: новый товар будет «{state}»',
  },
  'ROW.RETURNS': {
    ro: 'Produsul a trecut în arhivă când s-a anulat un import: revine, cu categoria și brandul de atunci',
    ru: 'Товар попал в архив при отмене импорта: он возвращается с прежними категорией и брендом',
  },
  'ROW.ARCHIVED': {
    ro: 'Produsul este în arhivă și rămâne acolo: nu se vinde până nu îi schimbați starea',
    ru: 'Товар в архиве и остаётся там: он не продаётся, пока вы не измените его состояние',
  },
  'ROW.STOCK_TAKEN': {
    ro: 'Stocul nu este un număr exact: s-a luat {stock}',
    ru: 'Остаток указан не точным числом: взято {stock}',
  },
  'ROW.SECTION_UNKNOWN': {
    ro: 'Categoria din tabel nu există în magazin: s-a luat cea aleasă',
    ru: 'Категории из таблицы в магазине нет: взята выбранная',
  },
  'ROW.ONLY_RUSSIAN': {
    ro: 'Lipsește denumirea în română: cea rusă îi ține locul, iar produsul rămâne ciornă',
    ru: 'Нет румынского названия: вместо него показано русское, товар останется черновиком',
  },
  'ROW.NOT_VALUE': {
    ro: 'Atributul nu poate avea o astfel de valoare',
    ru: 'У атрибута не может быть такого значения',
  },
  'ROW.YES_NO': {
    ro: 'Atributul are numai „da” sau „nu”',
    ru: 'У атрибута есть только «да» или «нет»',
  },
  'ROW.NOT_WHOLE': {
    ro: 'Nu este un număr întreg din intervalul permis',
    ru: 'Это не целое число из допустимого диапазона',
  },
  'ROW.LINES': {
    ro: 'Fiecare rând al celulei are forma „denumire: valoare”, iar la documente „tip | denumire ro | denumire ru | fișier”',
    ru: 'Каждая строка ячейки имеет вид «название: значение», у документов — «тип | название ro | название ru | файл»',
  },
  'ROW.LINKS': {
    ro: 'Fiecare rând al celulei are forma „accessory: cod”, cu codul unui produs din magazin',
    ru: 'Каждая строка ячейки имеет вид «accessory: код», с кодом товара магазина',
  },
  'ROW.NOT_TAKEN': {
    ro: 'Valoarea conține ceva ce nu se poate scrie',
    ru: 'В значении есть то, что нельзя записать',
  },
  'FILES.ZIP': {
    ro: 'Arhiva ZIP este deteriorată sau incompletă. Faceți-o din nou',
    ru: 'Архив ZIP повреждён или передан не полностью. Создайте его заново',
  },
  'FILES.BOMB': {
    ro: 'Arhiva ZIP se despachetează la dimensiuni neobișnuite și nu a fost deschisă ({part})',
    ru: 'Архив ZIP при распаковке становится подозрительно большим и не был открыт ({part})',
  },
  'FILES.ENCRYPTED': { ro: 'Arhiva este protejată cu parolă', ru: 'Архив защищён паролем' },
  'FILES.NONE': { ro: 'În arhivă nu este niciun fișier', ru: 'В архиве нет ни одного файла' },
  'FILE.PATH': {
    ro: 'Numele conține un dosar: fișierele trebuie să stea direct în arhivă',
    ru: 'В имени есть папка: файлы должны лежать прямо в архиве',
  },
  'FILE.KIND': {
    ro: 'Se acceptă imagini JPEG, PNG, WebP și documente PDF',
    ru: 'Принимаются изображения JPEG, PNG, WebP и документы PDF',
  },
  'FILE.SVG': {
    ro: 'Desenele SVG pot conține programe și nu se acceptă. Salvați imaginea ca PNG',
    ru: 'Рисунки SVG могут содержать программы и не принимаются. Сохраните как PNG',
  },
  'FILE.EMPTY': { ro: 'Fișierul este gol', ru: 'Файл пуст' },
  'FILE.LARGE': {
    ro: 'Fișierul este prea mare: cel mult {most} MB',
    ru: 'Файл слишком большой: не более {most} МБ',
  },
  'FILE.CODE': { ro: 'Niciun produs nu are acest cod', ru: 'Товара с таким кодом нет' },
  'FILE.CODES': {
    ro: 'Numele se potrivește cu codurile mai multor produse',
    ru: 'Имя подходит к кодам нескольких товаров',
  },
  'FILE.NOT_PICTURE': {
    ro: 'Conținutul nu este o imagine JPEG, PNG sau WebP',
    ru: 'Содержимое — не изображение JPEG, PNG или WebP',
  },
  'FILE.NOT_DOCUMENT': { ro: 'Conținutul nu este un PDF', ru: 'Содержимое — не PDF' },
  'FILE.DAMAGED': {
    ro: 'Fișierul este deteriorat, incomplet sau are dimensiuni exagerate',
    ru: 'Файл повреждён, неполон или имеет чрезмерные размеры',
  },
  'GUARD.PRICES': {
    ro: '{share} % din prețuri se schimbă cu mai mult de {percent} %',
    ru: '{share} % цен меняются больше чем на {percent} %',
  },
  'GUARD.EMPTY': {
    ro: 'Coloana „{column}” este goală',
    ru: 'Столбец «{column}» пуст',
  },
  'GUARD.SHRUNK': {
    ro: 'Rânduri: {now}; în fișierul aplicat înainte: {before}',
    ru: 'Строк в файле: {now}, в применённом прошлый раз было {before}',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type ImportMessageKey = keyof typeof importMessages;

export type MessageValues = Record<string, string | number>;

export const importMessage = (
  key: ImportMessageKey,
  locale: Locale,
  values: MessageValues = {},
): string =>
  importMessages[key][locale].replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
