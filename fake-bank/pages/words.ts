type Words = Record<
  | 'bank'
  | 'warning'
  | 'title'
  | 'qrTitle'
  | 'amount'
  | 'for'
  | 'number'
  | 'card'
  | 'pay'
  | 'refuse'
  | 'leave'
  | 'late'
  | 'back'
  | 'closed'
  | 'refused'
  | 'good'
  | 'declined'
  | 'empty'
  | 'unproven'
  | 'account'
  | 'currency',
  string
>;

export const words: Record<'ro' | 'ru', Words> = {
  ro: {
    bank: 'Bancă de probă',
    warning:
      'Aceasta nu este o bancă adevărată: banii nu se mișcă. Nu introduceți datele unui card al dumneavoastră.',
    title: 'Plată de probă',
    qrTitle: 'Plată de probă prin MIA',
    amount: 'Suma',
    for: 'Pentru',
    number: 'Referința',
    card: 'Cu ce card de probă plătiți?',
    pay: 'Plătește',
    refuse: 'Refuză plata',
    leave: 'Ieși fără să plătești',
    late: 'Plătește după expirare',
    back: 'Înapoi la magazin',
    closed: 'Aici nu se mai poate plăti.',
    refused: 'Banca a refuzat cardul. Alegeți altul.',
    good: 'Card bun',
    declined: 'Card refuzat de bancă',
    empty: 'Card fără bani',
    unproven: 'Card neconfirmat (3-D Secure)',
    account: 'Din contul de probă',
    currency: 'lei',
  },
  ru: {
    bank: 'Тестовый банк',
    warning: 'Это не настоящий банк: деньги не списываются. Не вводите данные своей карты.',
    title: 'Тестовая оплата',
    qrTitle: 'Тестовая оплата через MIA',
    amount: 'Сумма',
    for: 'За что',
    number: 'Номер платежа',
    card: 'Какой тестовой картой платите?',
    pay: 'Оплатить',
    refuse: 'Отклонить платёж',
    leave: 'Уйти без оплаты',
    late: 'Оплатить после срока',
    back: 'Вернуться в магазин',
    closed: 'Здесь больше нельзя оплатить.',
    refused: 'Банк отклонил карту. Выберите другую.',
    good: 'Хорошая карта',
    declined: 'Карта, которую банк отклонит',
    empty: 'Карта без денег',
    unproven: 'Карта без подтверждения (3-D Secure)',
    account: 'С тестового счёта',
    currency: 'lei',
  },
};
