import type { CommerceObject } from '../commerceml/objects.ts';
import type { Applying, Outcome } from './applying.ts';
import {
  type ExternalLink,
  type LinkKind,
  lockLinks,
  readLinks,
  saveLinks,
} from './external-links.ts';
import { line } from './names-of-goods.ts';

export type Directory = Extract<
  CommerceObject,
  { kind: 'classifier' | 'price-type' | 'warehouse' | 'property' | 'unit' }
>;

/** What goods are described, priced and kept by: remembered, and used once goods name it. */
export async function applyDirectory(
  { changing: { trx } }: Applying,
  kind: LinkKind,
  objects: Directory[],
): Promise<Outcome[]> {
  const stored =
    kind === 'warehouse'
      ? await lockLinks(trx, kind)
      : await readLinks(
          trx,
          kind,
          objects.map(({ id }) => id),
        );
  const links = objects.map((object): ExternalLink => {
    const known = stored.get(object.id);
    return {
      external_id: object.id,
      local_id: known?.local_id ?? null,
      given: { ...known?.given, ...givenOf(object) },
    };
  });
  await saveLinks(trx, kind, links);
  return objects.map(({ id }) => ({ outcome: stored.has(id) ? 'unchanged' : 'created' }));
}

function givenOf(object: Directory): Record<string, unknown> {
  if (object.kind !== 'property') {
    const { kind, id, ...given } = object;
    return 'title' in given ? { ...given, title: line(given.title) } : given;
  }
  const { type, values } = object;
  const title = line(object.title);
  // A list of changes may name the property without its values.
  return {
    title,
    type,
    ...(values.length > 0 && {
      values: Object.fromEntries(values.map((value) => [value.id, line(value.title)])),
    }),
  };
}
