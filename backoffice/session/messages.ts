import { roleNames as names } from '../../contract/staff/role-names.ts';
import { locale } from '../i18n.ts';

/** What somebody is in the shop, by the role's name in the contract. */
export const roleNames = names[locale];
