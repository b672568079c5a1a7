export { MailTable } from './mail-table.tsx';
