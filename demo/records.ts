import type { AttributeKind } from '../contract/constants.ts';

/** What the demo generator hands to the loader. Pure data: no ids, references by key. */

export type Text = { ro: string; ru: string };

export type UnitKey = 'm' | 'piece' | 'set' | 'coil' | 'pack' | 'pair' | 'box' | 'bar';
export type UnitRecord = {
  key: UnitKey;
  title: Text;
  rules?: {
    is_cut?: boolean;
    smallest_quantity?: number;
    content_unit?: UnitKey;
    content_attribute?: string;
  };
};

export type CategoryRecord = {
  key: string;
  parent: string | null;
  level: 1 | 2 | 3 | 4;
  slug: string;
  title: Text;
  description: Text;
  /** Name of a drawn icon; top categories only. */
  icon: string | null;
  position: number;
  /** Attribute keys in the order in which a listing offers them as filters; leaves only. */
  attributes: string[];
};

export type BrandRecord = {
  key: string;
  slug: string;
  title: string;
  description: Text;
  position: number;
};

export type AttributeRecord = {
  key: string;
  title: Text;
  unit: Text | null;
  kind: AttributeKind;
  /** Words ordered by the number in them: IP44 before IP65. */
  isGraded: boolean;
  position: number;
};

/** `value` is the canonical key (`2.5`, `white`, `1P+N`); `number` orders numbers and grades. */
export type AttributeValueRecord = {
  attribute: string;
  value: string;
  number: number | null;
  label: Text;
};

export type PictureRecord = { file: string; alt: Text };

export type ProductRecord = {
  /** The maker's code, shown to buyers and searched for. */
  code: string;
  /** Six digits, the shop's own. */
  shopCode: string;
  ean: string;
  slug: string;
  brand: string;
  /** Key of the leaf category. */
  category: string;
  /** Id of the product family in the taxonomy, such as `cab.vvgng`. */
  family: string;
  title: Text;
  unit: UnitKey;
  /** Where it is not the unit's. */
  smallestQuantity: number | null;
  /** Bani. */
  price: number;
  promotionPrice: number | null;
  stock: number;
  warrantyMonths: number;
  popularity: number;
  createdAt: string;
  attributes: AttributeValueRecord[];
  specifications: { label: Text; value: Text }[];
  /** HTML of a few plain tags. */
  description: Text;
  generalInfo: Text;
  pictures: PictureRecord[];
  /** Codes of products. */
  similar: string[];
  /** The same by the coil, of what is sold by the metre. */
  coils: string[];
  accessories: string[];
};
