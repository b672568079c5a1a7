/** HTML in which every value was escaped on its way in; only `markup` makes it. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Value = string | Markup | readonly Markup[];

export const markup = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Markup(String.raw({ raw: parts }, ...values.map(escaped)));

function escaped(value: Value): string {
  if (typeof value === 'string')
    return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  if (value instanceof Markup) return value.html;
  return value.map(({ html }) => html).join('');
}
