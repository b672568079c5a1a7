export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Directions of a gradient across its shape: light falls from the upper left. */
export const across = { down: [0, 0, 0, 1], right: [0, 0, 1, 0], slant: [0, 0, 1, 1] } as const;

/**
 * One drawing in the making. Collects gradients and clips, each defined once however often
 * it is used, and numbers them in order of use so that the same drawing gives the same bytes.
 */
export class Sheet {
  readonly #ids = new Map<string, string>();

  #define(content: (id: string) => string): string {
    const key = content('');
    const known = this.#ids.get(key);
    if (known !== undefined) return `url(#${known})`;
    const id = `d${this.#ids.size}`;
    this.#ids.set(key, id);
    return `url(#${id})`;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) => {
        const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
        return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
      })
      .join('');
  }

  linear(stops: readonly Stop[], direction: keyof typeof across = 'down'): string {
    const [x1, y1, x2, y2] = across[direction];
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`,
    );
  }

  /** From one colour to another, across the whole shape. */
  fade(from: string, to: string, direction: keyof typeof across = 'down'): string {
    return this.linear(
      [
        [0, from],
        [1, to],
      ],
      direction,
    );
  }

  /** A veil over the left end of a shape, gone before its middle. */
  fadeOut(colour: string, opacity: number): string {
    return this.linear(
      [
        [0, colour, opacity],
        [0.45, colour, 0],
      ],
      'right',
    );
  }

  /** Centre and radius as shares of the shape's box. */
  radial(stops: readonly Stop[], x = 0.5, y = 0.5, radius = 0.5): string {
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${this.#stops(stops)}</radialGradient>`,
    );
  }

  clip(shape: string): string {
    return this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** What a finished sheet shows; its gradients and clips become this one's. */
  add(svg: string): string {
    const [, definitions = '', body = ''] =
      /<defs>(.*?)<\/defs><rect [^>]*\/>(.*)<\/svg>$/.exec(svg) ?? [];
    const links = new Map<string, string>();
    for (const [whole, , id] of definitions.matchAll(/<(\w+) id="(d\d+)".*?<\/\1>/g)) {
      links.set(
        `url(#${id})`,
        this.#define((own) => whole.replace(`id="${id}"`, `id="${own}"`)),
      );
    }
    return body.replace(/url\(#d\d+\)/g, (link) => links.get(link) ?? link);
  }

  finish(body: string, width = 600, height = 600, background = '#fff'): string {
    const definitions = [...this.#ids]
      .map(([content, id]) => content.replace('id=""', `id="${id}"`))
      .join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="round"><defs>${definitions}</defs><rect width="${width}" height="${height}" fill="${background}"/>${body}</svg>`;
  }
}
