export { AccountSkeleton } from './account-skeleton.tsx';
export { AccountView } from './account-view.tsx';
export { ConfirmEmail } from './confirm-email.tsx';
export { GuestPrompt } from './guest-prompt.tsx';
export { messages as accountMessages } from './messages.ts';
