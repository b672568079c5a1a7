export { BulkPrintBar } from './bulk-print-bar.tsx';
export { ParcelPaper } from './parcel-paper.tsx';
export { PrintMenu } from './print-menu.tsx';
export { useMarkedOrders } from './use-marked-orders.tsx';
