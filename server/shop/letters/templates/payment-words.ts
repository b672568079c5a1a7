/** What a letter and the proforma that goes along with it both say of paying. */
export const paymentWords = {
  totalNet: { ro: 'Total fără TVA', ru: 'Итого без НДС' },
  vatAt: (rate: number) => ({ ro: `TVA ${rate} %`, ru: `НДС ${rate} %` }),
  toPay: { ro: 'Total de plată', ru: 'Итого к оплате' },
  payment: { ro: 'Date pentru plată', ru: 'Реквизиты для оплаты' },
  beneficiary: { ro: 'Beneficiar', ru: 'Получатель' },
  account: { ro: 'IBAN', ru: 'IBAN' },
  bank: { ro: 'Banca beneficiarului', ru: 'Банк получателя' },
  purpose: { ro: 'Destinația plății', ru: 'Назначение платежа' },
};
