type Attribute = { id: number; title_ro: string; title_ru: string };

/** `Сечение, мм²`, `Secțiune (mm²)` and `сечение` are called the same. */
const nameOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\([^()]*\)|[,;:][\s\S]*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Which attribute has the name of a property, in either language; a proposal, which people take up or not. */
export function suggestAttribute(attributes: readonly Attribute[], title: string): number | null {
  const wanted = nameOf(title);
  if (wanted === '') return null;
  const found = attributes.find(({ title_ro, title_ru }) =>
    [title_ro, title_ru].some((one) => nameOf(one) === wanted),
  );
  return found?.id ?? null;
}
