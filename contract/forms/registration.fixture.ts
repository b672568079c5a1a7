/** The registration of a private person nobody has heard of yet, as the shop's page sends it. */
export const personForm = (username: string) => ({
  username,
  email: `${username}@example.md`,
  phone: '+373-69-123-456',
  password: 'parola-buna-1',
  confirm_password: 'parola-buna-1',
  terms: true,
  user_type: 'physical',
});
