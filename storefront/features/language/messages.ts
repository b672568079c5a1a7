import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages({ label: 'Limba' }, { label: 'Язык' });
