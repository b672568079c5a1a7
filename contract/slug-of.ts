const letters: Record<string, string> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'].map((letter, at) => [
    letter,
    'a b v g d e e zh z i i k l m n o p r s t u f h ts ch sh sch  y  e yu ya'.split(' ')[at] ?? '',
  ]),
);

/** What the address of a name would be: `Кабель ВВГнг(А)-LS 3х1,5` becomes `kabel-vvgng-a-ls-3h1-5`. */
export function slugOf(text: string, longest = 150): string {
  const latin = [...text.toLowerCase().replaceAll('²', '2')]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const slug = latin.replace(/[^a-z0-9]+/g, '-').slice(0, longest);
  return slug.replace(/^-|-$/g, '') || 'x';
}
