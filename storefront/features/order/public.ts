export { errorMessages } from './error-messages.ts';
export { LineRow } from './line-row.tsx';
export { orderWords, sendMessages } from './messages.ts';
export { orderProducts, totalsOf } from './order-lines.ts';
export { SuccessScreen } from './success-screen.tsx';
export { TotalsTable } from './totals-table.tsx';
export { TroubleAlert } from './trouble-alert.tsx';
export { useOrderSending } from './use-order-sending.ts';
export { viewMessages } from './view-messages.ts';
