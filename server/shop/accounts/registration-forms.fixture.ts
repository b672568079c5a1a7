import { personForm } from '../../../contract/forms/registration.fixture.ts';

/** Registration forms as the shop's page sends them, for the tests of accounts. */
export const physicalForm = (fields: Record<string, unknown> = {}) => ({
  ...personForm('ana.rusu'),
  ...fields,
});

export const juridicalForm = (fields: Record<string, unknown> = {}) =>
  physicalForm({
    user_type: 'juridical',
    company_name: 'Volt Construct SRL',
    type_company: 'Industrie',
    function_in_company: 'Inginer',
    c_f: '1003600000006',
    ...fields,
  });

let addresses = 0;
/** A caller nobody has counted yet. */
export const freshAddress = () => {
  addresses += 1;
  return { 'X-Forwarded-For': `10.9.${addresses >> 8}.${addresses & 255}` };
};
