import type { Locale } from '../../contract/locale.ts';
import { locale } from '../i18n.ts';

/** Whoever is no person of the shop: programs, the clock, and by their numbers customers and imports. */
const names: Record<Locale, Record<string, string>> = {
  ro: {
    customer: 'Clientul',
    import: 'Importul',
    exchange: '1C',
    demo: 'Catalogul de probă',
    console: 'Consola',
    clock: 'Magazinul',
    migration: 'Versiunea nouă',
  },
  ru: {
    customer: 'Клиент',
    import: 'Импорт',
    exchange: '1С',
    demo: 'Пробный каталог',
    console: 'Консоль',
    clock: 'Магазин',
    migration: 'Новая версия',
  },
};

/** Who did something, in words: `customer:12` is a customer by number. */
export function nameOfActor(actor: string, actorName: string | null): string {
  if (actorName) return actorName;
  const [kind = '', number] = actor.split(':');
  const name = names[locale][kind];
  if (!name) return actor;
  return number ? `${name} ${number}` : name;
}
