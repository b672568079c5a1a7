/** `12 480`: thousands apart, never broken over two lines. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
