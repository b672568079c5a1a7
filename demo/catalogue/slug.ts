const marks = /\p{M}/gu;

/** `Priză cu împământare, 2.5 mm²` becomes `priza-cu-impamantare-2-5-mm2`. */
export const slugify = (text: string): string =>
  text
    .replaceAll('²', '2')
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
