/** What a file of CommerceML tells of, one after the other as it stands there. */
export type CommerceObject =
  | FileHead
  | Classifier
  | Section
  | Group
  | Property
  | MeasureUnit
  | Product
  | PriceType
  | Warehouse
  | Offer
  | OrderDocument;

/** What is kept of a file, to be applied. */
export type StagedObject = Exclude<CommerceObject, FileHead | Section>;

/** Comes first. */
export type FileHead = { kind: 'head'; schema: string; formedAt: string | null };

export type Classifier = { kind: 'classifier'; id: string; title: string };

/** Said at the end of a catalogue or of a package of offers: whether it is all there is. */
export type Section = {
  kind: 'section';
  section: 'catalogue' | 'offers';
  isChangesOnly: boolean;
  classifierId: string;
};

/** What 1C says of anything it knows. */
type Known = { id: string; isDeleted: boolean };

/** `parentId`: null at the top of what the file lists, which may be a part of the tree. */
export type Group = Known & { kind: 'group'; title: string; parentId: string | null };

export type Property = Known & {
  kind: 'property';
  title: string;
  type: string;
  values: { id: string; title: string }[];
};

export type MeasureUnit = Known & { kind: 'unit'; code: string; title: string };

export type Unit = {
  /** Of the classifier of units: 006 metre, 796 piece. */
  code: string;
  title: string;
  /** Others it is counted in: one roll (736) is 100. */
  others: { unit: string; factor: number }[];
};

export type NamedValue = { name: string; value: string };

export type Product = Known & {
  kind: 'product';
  /** The base it comes from, where that is not the shop's first; a file says it once for all. */
  base?: string | undefined;
  /** Of a variant; empty: the product itself. */
  characteristicId: string;
  code: string;
  ownCode: string;
  barcode: string;
  title: string;
  fullTitle: string;
  description: string;
  groupIds: string[];
  maker: { id: string; title: string } | null;
  unit: Unit | null;
  properties: { id: string; values: string[] }[];
  requisites: NamedValue[];
  vatRate: number | null;
  pictures: string[];
  isService: boolean;
};

export type PriceType = Known & {
  kind: 'price-type';
  title: string;
  currency: string;
  /** Whether its prices have the tax in them. */
  includesVat: boolean;
};

export type Warehouse = Known & { kind: 'warehouse'; title: string };

export type Price = {
  typeId: string;
  amount: number;
  currency: string;
  /** The price is for so many of the base unit. */
  factor: number;
  minimum: number | null;
};

export type Offer = Known & {
  kind: 'offer';
  characteristicId: string;
  title: string;
  code: string;
  barcode: string;
  unit: Unit | null;
  characteristics: NamedValue[];
  prices: Price[];
  /** Over all warehouses; null: not said. */
  total: number | null;
  stocks: { warehouseId: string; quantity: number }[];
};

/** By which links and the waiting list name them: `A`, or `A#B` for the variant B. */
export const keyOf = ({ id, characteristicId }: Pick<Offer, 'id' | 'characteristicId'>) =>
  characteristicId ? `${id}#${characteristicId}` : id;

/** The product of a variant; of a product itself. */
export const productIn = (key: string) => key.split('#', 1)[0] ?? key;

/** Whether it is that product, or a variant of it. */
export const isOf = (key: string, product: string) =>
  key === product || key.startsWith(`${product}#`);

export type OrderDocument = Known & {
  kind: 'document';
  number: string;
  /** 1C's own. */
  number1c: string;
  operation: string;
  /** The order it belongs to, if it is a payment or a shipment of one. */
  basis: string;
  amount: number | null;
  isPosted: boolean;
  isCancelled: boolean;
  lines: { id: string; quantity: number | null; amount: number | null }[];
  requisites: NamedValue[];
};
