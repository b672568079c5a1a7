import type { CompanyActivityType } from '../../contract/constants.ts';
import { defineMessages } from '../i18n/messages.ts';

/** Records keep the list's own spelling; people read today's. */
export const activityTitles = defineMessages<Record<CompanyActivityType, string>>({
  Construcţii: ['Construcții', 'Строительство'],
  'Design si proiectare': ['Design și proiectare', 'Дизайн и проектирование'],
  Industrie: ['Industrie', 'Промышленность'],
  Producere: ['Producere', 'Производство'],
  'Comerţ cu ridicata şi cu amănuntul': [
    'Comerț cu ridicata și cu amănuntul',
    'Оптовая и розничная торговля',
  ],
  'Informaţii şi comunicaţii': ['Informații și comunicații', 'Информация и связь'],
  HORECA: ['HoReCa', 'HoReCa'],
  'Transport şi depozitare': ['Transport și depozitare', 'Транспорт и складское хозяйство'],
  'Activități financiare şi asigurări': [
    'Activități financiare și asigurări',
    'Финансы и страхование',
  ],
  Agricultură: ['Agricultură', 'Сельское хозяйство'],
  'Administraţie publică': ['Administrație publică', 'Государственное управление'],
  Învăţământ: ['Învățământ', 'Образование'],
  'Sănătate şi asistenţă socială': [
    'Sănătate și asistență socială',
    'Здравоохранение и социальная помощь',
  ],
  'Alte activităţi și servicii': [
    'Alte activități și servicii',
    'Другие виды деятельности и услуги',
  ],
});
