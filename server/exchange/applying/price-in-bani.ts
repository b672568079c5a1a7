import { STANDARD_VAT_RATE } from '../../../contract/vat.ts';
import type { Price } from '../commerceml/objects.ts';

type Type = { includesVat: boolean; vatRate: number | null };

/**
 * What one of the base unit costs a customer: 1C's price may be for a coil of a hundred, and
 * without the tax. Half a ban counts up.
 */
export function baniOf({ amount, factor }: Pick<Price, 'amount' | 'factor'>, type: Type): number {
  const rate = type.includesVat ? 0 : (type.vatRate ?? STANDARD_VAT_RATE);
  // Six decimals are more than any price has; beyond them are the errors of binary fractions.
  return Math.round(Number(((amount * (100 + rate)) / factor).toFixed(6)));
}

const LEI = new Set(['', 'mdl', '498', 'лей', 'леи', 'лея', 'lei', 'leu']);

export const isInLei = (currency: string, currencyName: string) =>
  LEI.has(currency.toLowerCase()) || currency.toLowerCase() === currencyName.toLowerCase();
