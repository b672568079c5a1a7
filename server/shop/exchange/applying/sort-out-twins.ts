import type { SaidPrice } from '../../catalogue/writing/settle-price.ts';
import type { Offer, Product } from '../commerceml/objects.ts';
import type { Described } from './describe-product.ts';
import type { Twins } from './find-twins.ts';
import type { Decision } from './waiting-list.ts';

/** Something 1C sells and the shop does not have yet. */
export type Candidate = {
  /** `A`, or `A#B` for a variant. */
  key: string;
  product: Product;
  offer: Offer | null;
  decision: Decision | null;
  /** When 1C wrote the one and the other. */
  goodsAt: string;
  offerAt: string;
};

/** Nothing lacks: it can be made, or linked. */
export type Ready = {
  candidate: Candidate;
  input: Described & { price: SaidPrice | null };
  factor: number;
  /** The product of ours that somebody said it is. */
  linkTo?: number;
};

/** It waits, and why. */
export type Doubted = {
  candidate: Candidate;
  reason: string;
  /** The product of ours that has its code: it may be that one, unless 1C has a name for it already. */
  proposed?: number | null | undefined;
  /** Of 1C's own in the same package, and not ours yet. */
  rival?: string;
  /** What has the code, by its title. */
  holder?: string;
};

/** One that has the code or the bar code of a product of ours may be that product: people say so. */
export function sortOutTwins(ready: Ready[], twins: Twins) {
  const alone: Ready[] = [];
  const doubted: Doubted[] = [];
  const codes = new Map<string, Ready>();
  const eans = new Set<string>();
  for (const one of ready) {
    const { candidate, input } = one;
    const twin = twins.byCode.get(input.code.toLowerCase());
    const code = input.code.toLowerCase();
    const rival = codes.get(code);
    if (one.linkTo !== undefined) {
      alone.push(one);
    } else if (twin) {
      const { id: proposed, isLinked, title } = twin;
      doubted.push(
        isLinked
          ? { candidate, reason: 'code-taken', proposed, holder: title }
          : { candidate, reason: 'same-code', proposed },
      );
    } else if (rival) {
      const holder = rival.input.title_ru || rival.input.title_ro;
      doubted.push({ candidate, reason: 'code-taken', rival: rival.candidate.key, holder });
    } else {
      codes.set(code, one);
      const isFree = input.ean === null || !(twins.byEan.has(input.ean) || eans.has(input.ean));
      if (isFree && input.ean) eans.add(input.ean);
      alone.push(isFree ? one : { ...one, input: { ...input, ean: null } });
    }
  }
  return { alone, doubted };
}
