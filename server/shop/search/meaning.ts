/** Something a product may be or have; what a piece of a query stands for. */
export type Meaning =
  /** A word of the title, of a label, of a category or a brand, by its stem. */
  | { is: 'word'; stem: string; typed: string; weight: number }
  /** A piece of the title in its one spelling: `3x2.5`, `16a`, `ip44`. */
  | { is: 'piece'; text: string; weight: number }
  | {
      is: 'value';
      attribute: string;
      value: string;
      weight: number;
      /** It stands near what was asked for, and is not it. */
      equivalent?: boolean;
      /** Nor is it listed as such. */
      isApart?: boolean;
    }
  | { is: 'number'; attributes: string[]; number: number; weight: number }
  /** A span of numbers, of any attribute when none is named. */
  | { is: 'range'; attributes: string[]; range: string; weight: number }
  /** A number nobody said of what. */
  | { is: 'any number'; number: number }
  /** Of the network: what most things run on without saying so. */
  | { is: 'mains voltage'; weight: number }
  | { is: 'brand'; slug: string; weight: number }
  | { is: 'category'; slug: string; weight: number }
  | { is: 'code'; key: string; typed: string }
  /** Whichever of them. */
  | { is: 'either'; meanings: Meaning[] }
  /** All of them at once. */
  | { is: 'together'; meanings: Meaning[] };

/** The network was called 220 V before it was 230, and people still do. */
export const MAINS_VOLTS = [220, 230, 240];

/** What a product must satisfy in one way or another to be found. */
export type Term = {
  /** As it stood in the query, folded. */
  typed: string;
  meanings: Meaning[];
  /** Words that make what fits one of the meanings fit better. */
  welcome: Meaning[];
  /** Poorer meanings: what fits none of the others may still fit these. */
  otherwise: Meaning[];
  /** What is given up first when nothing satisfies everything: the lowest. */
  importance: number;
  /**
   * Whether it may name what is looked for: «priza» does, «alb» does not. A companion only goes with
   * it: the socket of «rama pentru priza».
   */
  names: 'thing' | 'companion' | null;
};

/** A term that is what it is, and nothing besides. */
export const termOf = (typed: string, importance: number, meanings: Meaning[]): Term => ({
  typed,
  importance,
  meanings,
  welcome: [],
  otherwise: [],
  names: null,
});

/** A lamp of another voltage is nearer to what was asked for than a relay of the right one. */
export const IMPORTANCE = { word: 1, brand: 2, rating: 3, thing: 4, mark: 5, code: 6 } as const;

/** The better the fit, the more; a product's weights are summed up over the terms. */
export const WEIGHT = {
  exactCode: 2000,
  sameCode: 1800,
  codeBegins: 900,
  codeHolds: 300,
  mark: 120,
  markFamily: 110,
  equivalentMark: 60,
  size: 100,
  partOfSize: 60,
  rating: 80,
  sameRating: 70,
  number: 60,
  numberInTitle: 20,
  thing: 50,
  /** Beside its section's: which of the things in there. */
  kind: 1,
  brand: 40,
  value: 30,
  head: 40,
  title: 25,
  label: 15,
  category: 12,
} as const;
