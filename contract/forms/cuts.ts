import { limits } from '../constants.ts';
import { quantity } from './fields.ts';
import { listOf } from './list.ts';

/** The lengths a quantity of cable is to be cut into. */
export const cuts = listOf(quantity, {
  most: limits.cuts,
  many: 'VALIDATE.CUTS_MANY',
  wrong: 'VALIDATE.INVALID',
});
