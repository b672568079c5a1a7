import { companyActivityTypes } from '../../../contract/constants.ts';
import { activityTitles } from '../../../kit/forms/activity-titles.ts';
import { locale } from '../../i18n.ts';

/** What a company does: the shop keeps it as a fixed Romanian text, people read it in their language. */
export function activityOf(stored: string): string {
  const known = companyActivityTypes.find((one) => one === stored);
  return known ? activityTitles[locale][known] : stored;
}
