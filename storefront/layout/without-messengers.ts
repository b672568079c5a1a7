import { settingDefaults } from '../../contract/constants.ts';
import type { LayoutData } from './layout-data.ts';

/** Prefixes of phones without Viber and WhatsApp, also where the shop's settings did not come. */
export const withoutMessengers = (frame: Pick<LayoutData, 'settings'> | undefined) =>
  frame?.settings?.phone_prefixes_without_messengers ??
  settingDefaults.phonePrefixesWithoutMessengers;
