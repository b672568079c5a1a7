import type { Hono } from 'hono';
import { type Locale, localePrefix } from '../../contract/locale.ts';
import { guest } from '../accounts/viewer.ts';
import { readProduct } from '../catalogue/read-product.ts';
import type { Shop } from '../shop.ts';
import type { Storefront } from './storefront.ts';

type As = { locale: Locale; viewer: 'guest' | 'customer' };

/** The page of a product, or null where there is none. */
export type ProductPreview = (id: number, as: As) => Promise<string | null>;

/** Nobody's: it stands for a customer who sees prices, and opens nothing. */
const CUSTOMER = { kind: 'customer', id: 0, token: '' } as const;

/**
 * The page of a product as a guest or a customer will see it, drafts included: rendered by the shop
 * itself, with this product put in the place where it would ask for it. It is kept nowhere.
 */
export function productPreview(shop: Shop, app: Hono, storefront: Storefront): ProductPreview {
  const { publicUrl } = shop.config;
  return async (id, { locale, viewer }) => {
    const { db } = shop;
    const found = await db
      .selectFrom('product')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirst();
    const product =
      found &&
      (await readProduct(shop, found.slug, {
        viewer: viewer === 'guest' ? guest : CUSTOMER,
        locale,
        withDrafts: true,
      }));
    if (!product) return null;
    const address = `/api/products/items/${product.slug}`;
    const inProcess: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      if (new URL(request.url).pathname === address) return Response.json(product);
      return app.fetch(request);
    };
    const page = await storefront.render({
      url: `${new URL(publicUrl).origin}${localePrefix(locale)}/product/${product.slug}`,
      token: null,
      fetch: inProcess,
      site: { publicUrl, name: shop.settings().identity.name },
    });
    return asPicture(page.html);
  };
}

/** Without script: nothing in it is bought, remembered or counted. Its links open beside it. */
const asPicture = (html: string) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link [^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace('<head>', '<head><base target="_blank"/><meta name="robots" content="noindex"/>');
