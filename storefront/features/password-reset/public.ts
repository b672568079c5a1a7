export { messages as passwordResetMessages } from './messages.ts';
export { NewPassword } from './new-password.tsx';
export { ResetRequest } from './reset-request.tsx';
