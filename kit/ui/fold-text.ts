/** Letters as people type them in a hurry: `Ștefan Vodă` is found by `stefan voda`. */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .trim();
