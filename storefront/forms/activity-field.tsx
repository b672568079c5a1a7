import type { ComponentProps } from 'react';
import { type CompanyActivityType, companyActivityTypes } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locale.ts';
import { useLocale } from '../i18n/locale.ts';
import { useMessages } from '../i18n/messages.ts';
import { Select } from '../ui/select.tsx';
import { messages } from './messages.ts';

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'options'>;

export function ActivityField(props: Props) {
  const locale = useLocale();
  const options = companyActivityTypes.map((value) => ({
    value,
    label: activityTitle(value, locale),
  }));
  return <Select {...props} label={useMessages(messages).activity} options={options} />;
}

/** Records keep the list's own spelling; people read today's. */
export const activityTitle = (activity: CompanyActivityType, locale: Locale) =>
  locale === 'ru' ? inRussian[activity] : activity.replace(/ si /, ' și ').replace(/[ţş]/gi, comma);

const commas: Record<string, string> = { ţ: 'ț', Ţ: 'Ț', ş: 'ș', Ş: 'Ș' };
const comma = (letter: string) => commas[letter] ?? letter;

const inRussian: Record<CompanyActivityType, string> = {
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
};
