export { QuestionDialog } from './question-dialog.tsx';
export { RecoveryCodes } from './recovery-codes.tsx';
