import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pickFrom, type Random, randomNumbers } from '../../../../testing/random-numbers.ts';
import { type Actor, change } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { noteFiles } from '../../../base/media/known-files.ts';
import { readProductForm } from '../for-staff/read-product-form.ts';
import { changeProduct } from './change-product.ts';
import { openProductSetup, type ProductSetup } from './product-setup.fixture.ts';

let setup: ProductSetup;
beforeAll(async () => {
  setup = await openProductSetup();
});
afterAll(() => setup.shop.close());

const PRODUCTS = 20;
const ROUNDS = 50;
/** Another one tries other forms in another order. */
const SEED = 20_261_116;

type Form = Record<string, unknown>;

const files = Array.from({ length: 5 }, (_, at) => `/media/default/poza-000000000${at}.webp`);

/** All of them, some or none, in any order. */
function some<One>(random: Random, from: readonly One[]): One[] {
  const left = [...from];
  return Array.from({ length: random(from.length + 1) }, () =>
    left.splice(random(left.length), 1),
  ).flat();
}

/** What one of two people has typed: some fields of the form, each as the form sends it whole. */
function typed(random: Random, actor: Actor, others: number[]): Form {
  const { small } = setup;
  const text = `${actor} ${random(1_000_000_000)}`;
  const field = (): Form =>
    pickFrom<() => Form>(random, [
      () => ({ title_ro: `Cablu ${text}` }),
      () => ({ title_ru: `Кабель ${text}` }),
      () => ({ description_ro: `<p>${text}</p>` }),
      () => ({ price: 100 + random(500) / 4 }),
      () => ({ low_stock: random(4) || null }),
      () => ({ warranty_months: random(3) * 12 }),
      () => ({ state: pickFrom(random, ['draft', 'active', 'archived']) }),
      () => ({
        category_id: pickFrom(random, [small.categories.copper, small.categories.sockets]),
      }),
      () => ({ attributes: some(random, Object.values(small.values)) }),
      () => ({
        pictures: some(random, files).map((file) => ({ file, alt_ro: text, alt_ru: '' })),
      }),
      () => ({
        links: (['accessory', 'similar'] as const).flatMap((kind) =>
          some(random, others.slice(0, 4)).map((id) => ({ kind, id })),
        ),
      }),
      () => ({
        promotions: [
          {
            price: 1 + random(50),
            starts_at: `2099-01-0${1 + random(9)}T00:00:00.000Z`,
            ends_at: null,
          },
        ],
      }),
    ])();
  return Object.assign({}, ...Array.from({ length: 1 + random(2) }, field));
}

/** As the form is saved: its promotions with its fields, or neither. */
const save = (actor: Actor, id: number, { promotions, ...input }: Form, seen: number) =>
  change(setup.shop.db, actor, (changing) =>
    changeProduct(changing, id, { input, promotions, seen }),
  );

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/** The same of what is stored, in one look; prices in lei, as people type them. */
async function stored(id: number): Promise<{ version: number; form: Form }> {
  const { rows } = await sql<{ form: Form & { version: number } }>`
    select to_jsonb(product) - 'updated_at' || jsonb_build_object(
      'price', price / 100.0,
      'attributes', (
        select coalesce(jsonb_agg(attribute_value_id order by position), '[]')
        from product_attribute
        where product_id = product.id
      ),
      'pictures', (
        select coalesce(jsonb_agg(
          jsonb_build_object('file', file, 'alt_ro', alt_ro, 'alt_ru', alt_ru) order by position
        ), '[]')
        from product_picture
        where product_id = product.id
      ),
      'links', (
        select coalesce(jsonb_agg(
          jsonb_build_object('kind', kind, 'id', linked_id) order by kind, position
        ), '[]')
        from product_link
        where product_id = product.id
      ),
      'promotions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'price', price / 100, 'starts_at', to_char(starts_at at time zone 'UTC', ${ISO}), 'ends_at', ends_at
        )), '[]')
        from promotion
        where product_id = product.id
      )
    ) as form
    from product
    where id = ${id}`.execute(setup.shop.db);
  const { version = 0, ...form } = rows[0]?.form ?? {};
  return { version: Number(version), form };
}

const seen = { conflicts: 0, repeated: 0, together: 0 };

/**
 * Two people open the same form, change what they like and save at the same moment. Who comes second
 * is told which fields are others by now, and leaves it, or reads them and saves their own over them.
 */
async function workOn(id: number, seed: number, others: number[]) {
  const random = randomNumbers(seed);
  const actors = ['staff:1', 'staff:2'] as const;
  let { version, form: expected } = await stored(id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = `seed ${seed}, round ${round}`;
    const forms = actors.map((actor) => typed(random, actor, others));
    const opened = version;
    const outcomes = await Promise.all(
      actors.map((actor, who) => save(actor, id, forms[who] ?? {}, opened)),
    );
    // What is saved as it stands changes nothing, and stands in nobody's way, nor in its own.
    const isWritten = (done: (typeof outcomes)[number] | undefined) =>
      done !== undefined && !(done instanceof Refused) && done.version > opened;
    const written = forms.filter((_, who) => isWritten(outcomes[who]));
    for (const done of outcomes) {
      if (!(done instanceof Refused)) expect(done.version, at).toBeLessThanOrEqual(opened + 1);
    }
    for (const form of written) expected = { ...expected, ...form };
    if (outcomes.every((done) => !(done instanceof Refused))) seen.together += 1;
    for (const [who, refused] of outcomes.entries()) {
      if (!(refused instanceof Refused)) continue;
      expect(refused.refusal, at).toMatchObject({ kind: 'conflict' });
      if (refused.refusal.kind !== 'conflict') continue;
      const saved = Object.keys(written[0] ?? {});
      expect(saved, at).toEqual(expect.arrayContaining(refused.refusal.changed));
      expect(refused.refusal.changed.length, at).toBeGreaterThan(0);
      seen.conflicts += 1;
      // Two of three leave it at that.
      if (random(3) > 0) continue;
      const now = await stored(id);
      expect(now.form, at).toEqual(expected);
      const form = forms[who] ?? {};
      expect(await save(actors[who] ?? 'console', id, form, now.version), at).not.toBeInstanceOf(
        Refused,
      );
      expected = { ...expected, ...form };
      seen.repeated += 1;
    }
    const after = await stored(id);
    expect(after.form, at).toEqual(expected);
    version = after.version;
  }
  return { id, version, expected };
}

test(`${PRODUCTS * ROUNDS} times two people save one form at once: nothing that was saved is lost`, async () => {
  await noteFiles(
    setup.shop.db,
    files.map((file) => ({ file, kind: 'picture', bytes: 10 })),
  );
  const products: number[] = [];
  for (let count = 0; count < PRODUCTS; count += 1) {
    products.push(await setup.another({ price: 100, pictures: [], documents: [] }));
  }
  const others = (id: number) => products.filter((one) => one !== id);
  const worked = await Promise.all(
    products.map((id, at) => workOn(id, SEED + at * 7919, others(id))),
  );

  expect(seen.conflicts).toBeGreaterThan(500);
  expect(seen.repeated).toBeGreaterThan(150);
  expect(seen.together).toBeGreaterThan(5);
  for (const { id, version, expected } of worked) {
    const form = await readProductForm(setup.shop.db, id);
    const { promotions, title_ro, pictures, attributes, links } = expected;
    expect(form).toMatchObject({ version, fields: { title_ro, pictures, attributes, links } });
    expect(form?.promotions.length).toBe((promotions as unknown[]).length);
    // Every version was somebody's, one after the other.
    const entries = await setup.shop.db
      .selectFrom('audit_entry')
      .select('version')
      .where('entity', '=', 'product')
      .where('entity_id', '=', String(id))
      .orderBy('version')
      .execute();
    expect(entries.map((entry) => entry.version)).toEqual(
      Array.from({ length: version }, (_, at) => at + 1),
    );
  }
});
