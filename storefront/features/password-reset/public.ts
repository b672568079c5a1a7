export { messages as passwordResetMessages } from './messages.ts';
export { NewPassword, type ResetKey } from './new-password.tsx';
export { ResetRequest } from './reset-request.tsx';
