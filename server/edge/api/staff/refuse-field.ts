import { invalid } from '../../../base/changes/refused.ts';

/** A field that this call does not write, though its form has it. */
export function refuseField(fields: object, ...names: string[]) {
  const name = names.find((one) => Object.hasOwn(fields, one));
  if (name) throw invalid({ [name]: ['VALIDATE.UNKNOWN_FIELD'] });
}
