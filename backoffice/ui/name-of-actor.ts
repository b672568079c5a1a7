import { defineMessages } from '../i18n.ts';

/** Whoever is no person of the shop: programs, the clock, and by their numbers customers and imports. */
const names: Record<string, string> = defineMessages({
  customer: ['Clientul', 'Клиент'],
  import: ['Importul', 'Импорт'],
  exchange: ['1C', '1С'],
  demo: ['Catalogul de probă', 'Пробный каталог'],
  console: ['Consola', 'Консоль'],
  clock: ['Magazinul', 'Магазин'],
  migration: ['Versiunea nouă', 'Новая версия'],
});

/** Who did something, in words: `customer:12` is a customer by number. */
export function nameOfActor(actor: string, actorName: string | null): string {
  if (actorName) return actorName;
  const [kind = '', number] = actor.split(':');
  const name = names[kind];
  if (!name) return actor;
  return number ? `${name} ${number}` : name;
}
