import { sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';
import { givenRows } from '../../../base/database/given-rows.ts';
import type { Product } from '../commerceml/objects.ts';
import { type ExternalLink, SYSTEM } from './external-links.ts';
import { titleOfValue } from './map-properties.ts';
import { line } from './names-of-goods.ts';

export const MOST_EXAMPLES = 5;

/**
 * Keeps a few values of each property as goods have them: by those people see what it is. Once there
 * are enough nothing more is written.
 */
export async function noteExamples(
  trx: Trx,
  products: Product[],
  properties: Map<string, ExternalLink>,
) {
  const found = new Map<string, Set<string>>();
  for (const { id, values } of products.flatMap((product) => product.properties)) {
    const property = properties.get(id);
    if (!property) continue;
    const examples = found.get(id) ?? new Set(examplesOf(property));
    found.set(id, examples);
    for (const value of values) {
      const title = line(titleOfValue(property, value), 60);
      if (title !== '' && examples.size < MOST_EXAMPLES) examples.add(title);
    }
  }
  const grown = [...found]
    .filter(([id, examples]) => examples.size > examplesOf(properties.get(id)).length)
    .map(([id, examples]) => ({ id, examples: [...examples] }));
  if (grown.length === 0) return;
  await sql`
    with stored as (
      select external_link.id, examples
      from external_link
      inner join ${givenRows('news', { id: 'text', examples: 'jsonb' }, grown)}
        on news.id = external_id
      where system = ${SYSTEM}
        and kind = 'property'
      order by external_link.id
      for no key update of external_link
    )
    update external_link
    set given = given || jsonb_build_object('examples', examples)
    from stored
    where external_link.id = stored.id`.execute(trx);
}

function examplesOf(property: ExternalLink | undefined): string[] {
  const examples = property?.given.examples;
  return Array.isArray(examples) ? examples.map(String) : [];
}
