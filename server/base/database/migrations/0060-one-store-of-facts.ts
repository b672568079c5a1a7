import { type Kysely, sql } from 'kysely';

/**
 * A fact about a product stands in one place. The lines of a product's `specifications` repeated its
 * brand and attributes as texts; from now on they are what is neither. Where both said the same, the
 * line goes. Where they did not, the attribute stays, because goods were filtered and sold by it, and
 * the audit log keeps what the line said, by the actor `migration`.
 */
export async function up(db: Kysely<never>) {
  await sql`
    alter table attribute
      drop constraint attribute_kind_check,
      add constraint attribute_kind_check check (kind in ('number', 'word', 'yes-no')),
      -- Of numbers, as it stands behind them.
      add column unit_ro text not null default '',
      add column unit_ru text not null default ''`.execute(db);
  await nameUnits(db);
  await tellYesFromWords(db);
  await partFacts(db);
}

/** What stands behind the number in every label of an attribute that is a number and nothing else. */
async function nameUnits(db: Kysely<never>) {
  await sql`
    with written as (
      select
        attribute_id,
        substring(label_ro from '^-?[0-9]+(?:[.,][0-9]+)?\\s*([^0-9.,/x+–-].*)$') as unit_ro,
        substring(label_ru from '^-?[0-9]+(?:[.,][0-9]+)?\\s*([^0-9.,/х+–-].*)$') as unit_ru
      from attribute_value
      inner join attribute on attribute.id = attribute_id
      where attribute.kind = 'number'
        and label_ro ~ '^-?[0-9]+(?:[.,][0-9]+)?(?:\\s*[^0-9.,/x+–-].*)?$'
    ), counted as (
      select
        attribute_id,
        coalesce(unit_ro, '') as unit_ro,
        coalesce(unit_ru, '') as unit_ru,
        count(*) as times,
        sum(count(*)) over (partition by attribute_id) as of_all
      from written
      group by 1, 2, 3
    )
    update attribute
    set unit_ro = counted.unit_ro, unit_ru = counted.unit_ru
    from counted
    where counted.attribute_id = attribute.id
      and length(counted.unit_ro) <= 30
      and length(counted.unit_ru) <= 30
      -- 24 V DC among volts is a label of its own, not another unit.
      and counted.times * 2 > counted.of_all`.execute(db);
}

/** Attributes whose words are yes and no are of that kind, and have both. */
async function tellYesFromWords(db: Kysely<never>) {
  await sql`
    update attribute
    set kind = 'yes-no'
    where kind = 'word'
      and exists (select from attribute_value where attribute_id = attribute.id)
      and not exists (
        select
        from attribute_value
        where attribute_id = attribute.id
          and (attribute_value.key, lower(label_ro)) not in (('yes', 'da'), ('no', 'nu'))
      )`.execute(db);
  await sql`
    update attribute_value
    set number = case attribute_value.key when 'yes' then 1 else 0 end
    from attribute
    where attribute.id = attribute_id
      and kind = 'yes-no'`.execute(db);
  await sql`
    insert into attribute_value (attribute_id, key, number, label_ro, label_ru)
    select id, both_of.key, number, label_ro, label_ru
    from attribute
    cross join (values ('yes', 1, 'da', 'да'), ('no', 0, 'nu', 'нет'))
      as both_of (key, number, label_ro, label_ru)
    where kind = 'yes-no'
    on conflict (attribute_id, key) do nothing`.execute(db);
}

type Text = { ro: string; ru: string };
type Line = { label_ro: string; label_ru: string; value_ro: string; value_ru: string };
type Product = {
  id: number;
  brand: string;
  lines: Line[];
  facts: { title: Text; label: Text }[];
};

const AT_ONCE = 2_000;

async function partFacts(db: Kysely<never>) {
  for (let after = 0; ; ) {
    const products = await readProducts(db, after);
    const last = products.at(-1);
    if (!last) break;
    after = last.id;
    const parted = products
      .map((product) => ({ id: product.id, ...partLines(product) }))
      .filter(({ isParted }) => isParted);
    await writeProducts(db, parted);
  }
}

async function readProducts(db: Kysely<never>, after: number): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select
      product.id,
      brand.title as brand,
      product.specifications as lines,
      coalesce(
        (
          select json_agg(
            json_build_object(
              'title', json_build_object('ro', attribute.title_ro, 'ru', attribute.title_ru),
              'label', json_build_object('ro', value.label_ro, 'ru', value.label_ru)
            )
            order by product_attribute.position
          )
          from product_attribute
          inner join attribute_value as value on value.id = attribute_value_id
          inner join attribute on attribute.id = value.attribute_id
          where product_id = product.id
        ),
        '[]'
      ) as facts
    from product
    inner join brand on brand.id = product.brand_id
    where product.id > ${after}
      and product.specifications <> '[]'
    order by product.id
    limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** Letters and figures alone, whoever wrote them: 2,5 is 2.5, and the Russian х of a size an x. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*,\s*(?=\d)/g, '.')
    .replaceAll(/(?<=\d)\s*[х×]\s*(?=\d)/g, 'x')
    .replaceAll(/\s+/g, '');

const isNamed = ({ label_ro, label_ru }: Line, { ro, ru }: Text) =>
  plain(label_ro) === plain(ro) || (label_ru !== '' && plain(label_ru) === plain(ru));

const says = ({ value_ro, value_ru }: Line, { ro, ru }: Text) =>
  [value_ro, value_ru].some(
    (value) => value !== '' && [ro, ru].some((label) => plain(label) === plain(value)),
  );

function partLines({ brand, lines, facts }: Product) {
  const all = [{ title: { ro: 'Brand', ru: 'Бренд' }, label: { ro: brand, ru: brand } }, ...facts];
  const free: Line[] = [];
  const before: string[] = [];
  const after: string[] = [];
  for (const line of lines) {
    const same = all.filter(({ title }) => isNamed(line, title));
    const joined = {
      ro: same.map(({ label }) => label.ro).join(', '),
      ru: same.map(({ label }) => label.ru || label.ro).join(', '),
    };
    if (same.length === 0) free.push(line);
    else if (![joined, ...same.map(({ label }) => label)].some((label) => says(line, label))) {
      before.push(`${line.label_ro}: ${line.value_ro}`);
      after.push(`${line.label_ro}: ${joined.ro}`);
    }
  }
  return {
    isParted: free.length < lines.length,
    lines: JSON.stringify(lines),
    free: JSON.stringify(free),
    before: before.join('\n'),
    after: after.join('\n'),
  };
}

type Parted = { id: number } & Omit<ReturnType<typeof partLines>, 'isParted'>;

async function writeProducts(db: Kysely<never>, parted: Parted[]) {
  const ids = parted.map(({ id }) => id);
  const free = parted.map((one) => one.free);
  await sql`
    update product
    set specifications = given.free
    from unnest(${ids}::integer[], ${free}::jsonb[]) as given (id, free)
    where product.id = given.id`.execute(db);
  // What 1C said last is compared with what stands here: else it would seem that people wrote it.
  await sql`
    update external_link
    set given = jsonb_set(external_link.given, '{specifications}', said.free)
    from unnest(
      ${ids}::integer[],
      ${free}::jsonb[],
      ${parted.map(({ lines }) => lines)}::jsonb[]
    ) as said (id, free, lines)
    where kind = 'product'
      and local_id = said.id
      and external_link.given -> 'specifications' = said.lines`.execute(db);
  const told = parted.filter(({ before }) => before !== '');
  await sql`
    insert into audit_entry (actor, verb, entity, entity_id, before, after)
    select
      'migration',
      'change',
      'product',
      id::text,
      jsonb_build_object('specifications', before),
      jsonb_build_object('specifications', after)
    from unnest(
      ${told.map(({ id }) => id)}::integer[],
      ${told.map(({ before }) => before)}::text[],
      ${told.map(({ after }) => after)}::text[]
    ) as told (id, before, after)`.execute(db);
}
