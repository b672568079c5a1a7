import { nameOfMail as nameIn } from '../../contract/staff/mail-names.ts';
import { locale } from '../i18n.ts';

export const nameOfMail = (kind: string): string => nameIn(kind, locale);
