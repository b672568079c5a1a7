/** Registration forms as the shop's page sends them, for the tests of accounts. */
export const physicalForm = (fields: Record<string, unknown> = {}) => ({
  username: 'ana.rusu',
  email: 'ana.rusu@example.md',
  phone: '+373-69-123-456',
  password: 'parola-buna-1',
  confirm_password: 'parola-buna-1',
  terms: true,
  user_type: 'physical',
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
