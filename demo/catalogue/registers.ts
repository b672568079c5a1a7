import { brandOf } from './brands.ts';
import { makeEan } from './ean.ts';
import { whole } from './prng.ts';
import { slugify } from './slug.ts';
import { uniqueValues } from './unique.ts';

/** So often a code is taken only where six digits are nearly used up. */
const MANY = 8;

/** Gives every product of one catalogue its own slug, shop code and EAN. */
export function openRegisters() {
  const shopCode = uniqueValues((key, attempt) =>
    attempt < MANY
      ? String(whole(`${key}:shop`, 100_000, 999_999))
      : String(whole(`${key}:shop`, 100_000_000, 999_999_999)),
  );
  const slugs = new Set<string>();
  const eans = new Map<string, (key: string) => string>();

  return {
    shopCode,
    ean(brand: string, code: string): string {
      const { ean: prefix } = brandOf(brand);
      const next = eans.get(prefix) ?? uniqueValues((key) => makeEan(prefix, `${key}:ean`));
      eans.set(prefix, next);
      return next(`${brand} ${code}`);
    },
    /** The title alone, then with the brand, then with the code, whichever is free. */
    slug(title: string, brand: string, code: string): string {
      const choices = [title, `${title} ${brand}`, `${title} ${code}`].map(slugify);
      const free = choices.find((slug) => !slugs.has(slug));
      if (free === undefined) throw new Error(`No free slug for ${title}`);
      slugs.add(free);
      return free;
    },
  };
}

export type Registers = ReturnType<typeof openRegisters>;
