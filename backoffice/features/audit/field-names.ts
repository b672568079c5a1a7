import { productColumns } from '../../../contract/editing/product-columns.ts';
import { defineMessages, locale } from '../../i18n.ts';
import { everyResource } from '../../resources/every-resource.ts';
import { ui } from '../../ui/messages.ts';
import { isNameOfSetting, nameOfPlace } from '../settings/setting-names.ts';

/** Fields of what is no resource. */
const fields = defineMessages({
  title: ['Denumire', 'Название'],
  label: ['Eticheta', 'Подпись'],
  description: ['Descriere', 'Описание'],
  text: ['Text', 'Текст'],
  name: ['Numele', 'Имя'],
  phone: ['Telefon', 'Телефон'],
  email: ['E-mail', 'Эл. почта'],
  username: ['Numele de utilizator', 'Имя пользователя'],
  company: ['Compania', 'Компания'],
  idno: ['IDNO', 'IDNO'],
  tva: ['Cod TVA', 'Код НДС'],
  legal_address: ['Adresa juridică', 'Юридический адрес'],
  address: ['Adresa', 'Адрес'],
  city: ['Raionul', 'Район'],
  suburb: ['Localitatea', 'Населённый пункт'],
  comment: ['Comentariu', 'Комментарий'],
  notes: ['Note', 'Заметки'],
  note: ['Notă', 'Заметка'],
  code: ['Cod', 'Код'],
  shop_code: ['Codul magazinului', 'Код магазина'],
  ean: ['EAN', 'EAN'],
  slug: ['Adresa paginii', 'Адрес страницы'],
  family: ['Familia', 'Семейство'],
  brand_id: ['Brandul, numărul', 'Бренд, номер'],
  category_id: ['Categoria, numărul', 'Категория, номер'],
  unit: ['Unitatea', 'Единица'],
  price: ['Preț', 'Цена'],
  promotion_price: ['Preț promoțional', 'Цена по акции'],
  promotions: ['Promoții', 'Акции'],
  specifications: ['Caracteristici libere', 'Свободные характеристики'],
  attributes: ['Atribute', 'Атрибуты'],
  pictures: ['Imagini', 'Картинки'],
  documents: ['Documente', 'Документы'],
  links: ['Legături', 'Связи'],
  products: ['Produse', 'Товары'],
  stock: ['Stoc', 'Остаток'],
  quantity: ['Cantitate', 'Количество'],
  state: ['Starea', 'Состояние'],
  status: ['Starea', 'Статус'],
  payment_state: ['Plata', 'Оплата'],
  pay_method: ['Metoda de plată', 'Способ оплаты'],
  delivery_type: ['Livrarea', 'Доставка'],
  delivery_fee: ['Taxa de livrare', 'Стоимость доставки'],
  products_cost: ['Costul produselor', 'Стоимость товаров'],
  discount: ['Reducere', 'Скидка'],
  total: ['Total', 'Итого'],
  paid: ['Plătit', 'Оплачено'],
  lines: ['Rânduri', 'Строки'],
  promised_day: ['Ziua promisă', 'Обещанный день'],
  responsible_id: ['Responsabil, numărul', 'Ответственный, номер'],
  role: ['Rolul', 'Роль'],
  locale: ['Limba', 'Язык'],
  is_active: ['Are acces', 'Имеет доступ'],
  has_second_factor: ['Al doilea factor', 'Второй фактор'],
  password: ['Parola', 'Пароль'],
  password_link: ['Link pentru parolă', 'Ссылка для пароля'],
  reset_link: ['Link pentru parolă', 'Ссылка для пароля'],
  recovery_codes: ['Coduri de rezervă', 'Резервные коды'],
  sessions: ['Sesiuni', 'Сеансы'],
  invitation: ['Invitația', 'Приглашение'],
  exported: ['Date descărcate', 'Данные выгружены'],
  fields: ['Câmpuri', 'Поля'],
  file_name: ['Fișierul', 'Файл'],
  networks: ['Rețele', 'Сети'],
  recipient: ['Destinatar', 'Получатель'],
  texts: ['Texte', 'Тексты'],
  values: ['Valori', 'Значения'],
  position: ['Locul', 'Место'],
  starts_at: ['De la', 'С'],
  ends_at: ['Până la', 'По'],
});

/** As the form calls it; what nobody named yet goes by the log's own name for it. */
export function nameOfField(entity: string, entityId: string, name: string): string {
  if (entity === 'setting' && isNameOfSetting(entityId)) {
    return nameOfPlace(entityId, name.replace(/^value\.?/, ''));
  }
  if (entity === 'product' && Object.hasOwn(productColumns, name)) {
    return productColumns[name as keyof typeof productColumns].title[locale];
  }
  const [, base = name, language] = /^(.*)_(r[ou])$/.exec(name) ?? [];
  const own = everyResource.find((resource) => resource.entity === entity)?.texts;
  const words: Record<string, unknown> = { ...fields, ...own };
  const label = String(words[base] ?? base);
  const { romanian, russian } = ui;
  return language ? `${label} · ${language === 'ro' ? romanian : russian}` : label;
}
