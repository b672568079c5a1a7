import type { SaidPrice } from '../../catalogue/writing/settle-price.ts';
import type { Price } from '../commerceml/objects.ts';

/**
 * What one of the base unit costs, in the basis 1C counts in: its price may be for a coil of a
 * hundred. Half a ten-thousandth of a leu counts up.
 */
export function priceSaid(
  { amount, factor }: Pick<Price, 'amount' | 'factor'>,
  { includesVat }: { includesVat: boolean },
): SaidPrice {
  return {
    // Six decimals are more than any price has; beyond them are the errors of binary fractions.
    agreed_price: Math.round(Number(((amount * 10_000) / factor).toFixed(6))),
    agreed_basis: includesVat ? 'gross' : 'net',
  };
}

const LEI = new Set(['', 'mdl', '498', 'лей', 'леи', 'лея', 'lei', 'leu']);

export const isInLei = (currency: string, currencyName: string) =>
  LEI.has(currency.toLowerCase()) || currency.toLowerCase() === currencyName.toLowerCase();
