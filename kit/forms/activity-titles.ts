import type { CompanyActivityType } from '../../contract/constants.ts';
import { defineMessages } from '../i18n/messages.ts';

/** Records keep the list's own spelling; people read today's. */
export const activityTitles = defineMessages<Record<CompanyActivityType, string>>(
  {
    Construcţii: 'Construcții',
    'Design si proiectare': 'Design și proiectare',
    Industrie: 'Industrie',
    Producere: 'Producere',
    'Comerţ cu ridicata şi cu amănuntul': 'Comerț cu ridicata și cu amănuntul',
    'Informaţii şi comunicaţii': 'Informații și comunicații',
    HORECA: 'HoReCa',
    'Transport şi depozitare': 'Transport și depozitare',
    'Activități financiare şi asigurări': 'Activități financiare și asigurări',
    Agricultură: 'Agricultură',
    'Administraţie publică': 'Administrație publică',
    Învăţământ: 'Învățământ',
    'Sănătate şi asistenţă socială': 'Sănătate și asistență socială',
    'Alte activităţi și servicii': 'Alte activități și servicii',
  },
  {
    Construcţii: 'Строительство',
    'Design si proiectare': 'Дизайн и проектирование',
    Industrie: 'Промышленность',
    Producere: 'Производство',
    'Comerţ cu ridicata şi cu amănuntul': 'Оптовая и розничная торговля',
    'Informaţii şi comunicaţii': 'Информация и связь',
    HORECA: 'HoReCa',
    'Transport şi depozitare': 'Транспорт и складское хозяйство',
    'Activități financiare şi asigurări': 'Финансы и страхование',
    Agricultură: 'Сельское хозяйство',
    'Administraţie publică': 'Государственное управление',
    Învăţământ: 'Образование',
    'Sănătate şi asistenţă socială': 'Здравоохранение и социальная помощь',
    'Alte activităţi și servicii': 'Другие виды деятельности и услуги',
  },
);
