import type { Locale } from './locale.ts';
import type { StaffDocument } from './order-documents.ts';

/** One paper has one name: on its own head, on the button that gives it, and in the list of papers. */
export const documentNames: Record<StaffDocument, Record<Locale, string>> = {
  proforma: { ro: 'Cont de plată', ru: 'Счёт на оплату' },
  'delivery-note': { ro: 'Proces-verbal de predare-primire', ru: 'Акт приёма-передачи' },
  warranty: { ro: 'Certificat de garanție', ru: 'Гарантийный талон' },
  'pick-list': { ro: 'Listă de colectare', ru: 'Лист подбора' },
  labels: { ro: 'Etichete de cablu', ru: 'Этикетки кабеля' },
};
