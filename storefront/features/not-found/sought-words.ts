/** Longer ones are codes of somebody's campaign, not a name. */
const MAX_LENGTH = 60;

/**
 * What the person may have looked for, by the name at the end of the address:
 * `/product/cablu-vvgng-3x2-5` was a `cablu vvgng 3x2 5`. Bare addresses name nothing.
 */
export function soughtWords(path: string): string {
  const names = path.split('/').filter((part) => part !== '' && part !== 'ru');
  const last = names.length > 1 ? names.at(-1) : undefined;
  if (!last || !/^[a-z\d]+([-_][a-z\d]+)*$/i.test(last) || last.length > MAX_LENGTH) return '';
  return last.replace(/[-_]/g, ' ');
}
