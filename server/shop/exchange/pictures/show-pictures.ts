import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Changing } from '../../../base/changes/change.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { givenRows } from '../../../base/database/given-rows.ts';
import { lockProductsFor } from '../../catalogue/writing/bulk/stored-products.ts';
import { writeFrom1c } from '../applying/change-products.ts';
import { type ExternalLink, SYSTEM, saveLinks } from '../applying/external-links.ts';
import { fileName } from '../receiving/file-name.ts';

const MOST_PICTURES = 50;

/** Names as files have them; those that lead elsewhere are no names. */
const pictureNames = (names: string[]): string[] =>
  [...new Set(names.flatMap((name) => fileName(name) ?? []))].slice(0, MOST_PICTURES);

/**
 * Which files 1C names as the pictures of its products. Those that came already are shown; the
 * others once they come. Who names none says nothing of them: many export goods without pictures.
 */
export async function namePictures(
  changing: Changing,
  products: { external_id: string; pictures: string[] }[],
): Promise<void> {
  const named = products
    .map(({ external_id, pictures }) => ({ external_id, names: pictureNames(pictures) }))
    .filter(({ names }) => names.length > 0);
  if (named.length === 0) return;
  const { rows } = await sql<{ external_id: string }>`
    update external_link
    set pictures = array(select jsonb_array_elements_text(named.names))
    from ${givenRows('named', { external_id: 'text', names: 'jsonb' }, named)}
    where system = ${SYSTEM}
      and kind = 'product'
      and external_link.external_id = named.external_id
      and to_jsonb(pictures) <> named.names
    returning external_link.external_id`.execute(changing.trx);
  await showPictures(changing, { externalIds: rows.map(({ external_id }) => external_id) });
}

type Shown = ExternalLink & { local_id: number; files: string[] };

/**
 * Gives products the pictures that they name and that are here, in their order. Only over what 1C
 * gave them: where people have chosen others, theirs stay.
 */
export async function showPictures(
  changing: Changing,
  which: { names: string[] } | { externalIds: string[] },
): Promise<void> {
  const { trx } = changing;
  const links = await readShown(trx, which);
  const stored = await lockProductsFor(
    trx,
    links.map(({ local_id: id, files }) => ({ id, fields: { pictures: files } })),
  );
  const planned = links.flatMap((link) => {
    const product = stored.get(link.local_id);
    const files = product?.pictures.map(({ file }) => file);
    const given = Array.isArray(link.given.pictures) ? link.given.pictures : [];
    if (!product || isDeepStrictEqual(link.files, given) || !isDeepStrictEqual(files, given)) {
      return [];
    }
    const pictures = link.files.map(
      (file) =>
        product.pictures.find((one) => one.file === file) ?? { file, alt_ro: '', alt_ru: '' },
    );
    return [{ link, stored: product, wanted: { pictures } }];
  });
  const notShown = await writeFrom1c(changing, planned);
  await saveLinks(
    trx,
    'product',
    planned
      .filter(({ link }) => !notShown.has(link.local_id))
      .map(({ link }) => ({ ...link, given: { ...link.given, pictures: link.files } })),
  );
}

async function readShown(
  trx: Trx,
  which: { names: string[] } | { externalIds: string[] },
): Promise<Shown[]> {
  const chosen =
    'names' in which
      ? sql`link.pictures && ${which.names}::text[]`
      : sql`link.external_id = any(${which.externalIds}::text[])`;
  const { rows } = await sql<Shown>`
    select
      link.external_id,
      link.local_id,
      link.given,
      array_agg(picture.file order by named.place) as files
    from external_link as link
    cross join unnest(link.pictures) with ordinality as named (name, place)
    inner join exchange_picture as picture on picture.name = named.name
    where link.system = ${SYSTEM}
      and link.kind = 'product'
      and link.pictures <> '{}'
      and link.local_id is not null
      and picture.file is not null
      and ${chosen}
    group by link.id`.execute(trx);
  return rows.map((row) => ({ ...row, files: [...new Set(row.files)] }));
}

/** At the end of a file: whose pictures did not come, or are none. It is noted, and no failure. */
export const noteMissingPictures = (trx: Trx, fileId: number) =>
  sql`
    update exchange_object
    set reason = left(concat_ws('; ', nullif(reason, ''), lacking.missing), 500)
    from (
      select
        object.id,
        string_agg(
          case when picture.problem = 'no-picture' then 'no-picture: '
            when picture.problem = 'too-large' then 'picture-too-large: '
            else 'picture-missing: ' end || named.name,
          '; ' order by named.place
        ) as missing
      from exchange_object as object
      inner join external_link as link
        on link.system = ${SYSTEM}
        and link.kind = 'product'
        and link.external_id = object.external_id
      cross join unnest(link.pictures) with ordinality as named (name, place)
      left join exchange_picture as picture on picture.name = named.name
      where object.file_id = ${fileId}
        and object.kind = 'product'
        and link.pictures <> '{}'
        and (picture.file is null or picture.problem <> '')
      group by object.id
    ) as lacking
    where exchange_object.id = lacking.id`.execute(trx);
