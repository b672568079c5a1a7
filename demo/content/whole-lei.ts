/** `5 000`, as the prices beside it are written. */
export function wholeLei(bani: number): string {
  return String(bani / 100).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}
