/** `family~view~key=value;key=value`, the name under which the catalogue asks for a drawing. */

export type View = 'main' | 'detail' | 'pack';

/** What a drawing may ask about its product. A missing or odd value falls back, never fails. */
export class Attributes {
  readonly #values: ReadonlyMap<string, string>;

  constructor(values: ReadonlyMap<string, string>) {
    this.#values = values;
  }

  text(key: string): string | undefined;
  text(key: string, otherwise: string): string;
  text(key: string, otherwise?: string): string | undefined {
    const value = this.#values.get(key);
    return value === undefined || value === '' ? otherwise : value;
  }

  /** The first number in the value: `3+1`, `4x2`, `IP54`, `1P+N` give 3, 4, 54, 1. */
  number(key: string, otherwise: number): number {
    const found = /\d+(?:[.,]\d+)?/.exec(this.#values.get(key) ?? '');
    return found === null ? otherwise : Number(found[0].replace(',', '.'));
  }

  /** A count drawn part by part, kept to what a picture can show. */
  count(key: string, otherwise: number, most: number): number {
    return Math.max(1, Math.min(most, Math.round(this.number(key, otherwise))));
  }

  /** A rating as it is printed on the thing; nothing when unknown, for a picture must not invent one. */
  print(key: string, unit = ''): string {
    const value = this.text(key);
    return value === undefined ? '' : `${value}${unit}`;
  }

  /** The maker as printed on the thing; a catalogue key such as `uni-t` is set in capitals. */
  brand(otherwise = ''): string {
    const name = this.text('brand', otherwise);
    return /^[a-z\d-]+$/.test(name) ? name.replaceAll(/-(?=[a-z]{2})/g, ' ').toUpperCase() : name;
  }

  /** The same in thousands: 2200 W as 2.2 kW. */
  printKilo(key: string, unit: string): string {
    return this.has(key) ? `${this.number(key, 0) / 1000}${unit}` : '';
  }

  is(key: string, ...words: string[]): boolean {
    return words.includes(this.text(key, '').toLowerCase());
  }

  has(key: string): boolean {
    return this.text(key) !== undefined;
  }
}

type PictureName = { family: string; view: View; subject: string; attributes: Attributes };

function viewOf(word: string): View {
  return word === 'detail' || word === 'pack' ? word : 'main';
}

export function parsePictureName(name: string): PictureName {
  const [family = '', subject = '', ...rest] = name.split('~');
  const values = new Map<string, string>();
  for (const pair of rest.join('~').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0) values.set(pair.slice(0, equals).trim(), pair.slice(equals + 1).trim());
  }
  return {
    family: family.trim(),
    view: viewOf(subject),
    subject,
    attributes: new Attributes(values),
  };
}
