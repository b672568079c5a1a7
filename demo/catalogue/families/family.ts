import type { Text, UnitKey } from '../../records.ts';
import type { SpecLine } from '../spec-labels.ts';
import type { Values } from '../values.ts';

/** A brand within a family, and what all its products there have in common. */
export type Maker = {
  brand: string;
  set?: Values;
  /** Price level where it differs from the brand's own, as with Acti9 above Easy9. */
  tier?: number;
  /** Code pattern where the brand's own does not fit, see `maker-code.ts`. */
  code?: string;
};

export type View = 'main' | 'detail' | 'pack';

/** Products of another family that go with this one; `same` are attributes that must agree. */
export type AccessoryRule = {
  family: string;
  take: number;
  same?: readonly string[];
  where?: Values;
};

/** What exists of a family, what it is called, what it costs, how it is described. */
export type Family = {
  id: string;
  /** How many of its products a shop has. */
  target: number;
  unit: (values: Values) => UnitKey;
  /** The least sold at once, where it is not the unit's. */
  smallest: number | null;
  warranty: (values: Values) => number;
  makers: readonly Maker[];
  /** The coherent combinations this maker has; nothing else is ever generated. */
  variants: (maker: Maker) => Values[];
  /** Adds the attributes that follow from the others. */
  complete: (values: Values) => Values;
  /** Letters of the family in readable maker codes, and the attributes that follow them. */
  tag: string;
  codeKeys: string;
  /** Puts the family's own words into a code pattern. */
  code: (pattern: string, values: Values) => string;
  title: (values: Values) => Text;
  /** Lei at the middle price level, or the final price when the family is `cable` or `listed`. */
  price: (values: Values, brand: string) => number;
  /** cable: priced to the ban; listed: `price` already is the maker's own price. */
  pricing: 'cable' | 'listed' | 'middle';
  /** How likely a shop stocks the combination. */
  common: (values: Values, maker: Maker) => number;
  /** Suffix of the level 4 category, where the family is split. */
  leaf: (values: Values) => string | null;
  specs: (values: Values) => readonly SpecLine[];
  about: (values: Values) => Text;
  /** Views and the attributes that change the drawing. */
  pictures: Partial<Record<View, string>>;
  accessories: readonly AccessoryRule[];
};
