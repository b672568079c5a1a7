const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

/** The fields of a page that is a form, in whatever order and quotes its attributes stand. */
export function fieldsOfForm(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, attributes = ''] of html.matchAll(/<input\s([^<>]*)>/gi)) {
    const name = attributeOf(attributes, 'name');
    if (name) fields[name] = attributeOf(attributes, 'value') ?? '';
  }
  return fields;
}

function attributeOf(attributes: string, name: string): string | undefined {
  const form = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'/]+))`, 'i');
  const [, double, single, bare] = form.exec(attributes) ?? [];
  const value = double ?? single ?? bare;
  return value === undefined ? undefined : unescaped(value);
}
