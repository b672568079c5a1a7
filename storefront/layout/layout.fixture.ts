const phone = (id: number, dialled: string) => ({
  id,
  phone: `no. ${id}`,
  phone_to_call: dialled,
  department: '',
});

export const contacts = {
  address: [
    { address: 'str. Uzinelor 17', map_link: 'https://maps.example/17' },
    { address: 'str. Uzinelor 19', map_link: null },
  ],
  map_link: 'https://maps.example/17',
  work_schedule: [
    { period: 'Luni – vineri', hours: '09:00-17:00' },
    { period: 'Sâmbătă', hours: '09:00-14:00' },
    { period: 'Duminică', hours: 'pauză' },
  ],
  free_schedule: '',
  emails: ['comenzi@cablaj.example', 'service@cablaj.example'],
  phones: [phone(3, '+37322221010')],
  maps: { lat: 47, lng: 28 },
  socials: [],
  content_pages: [
    { id: 1, slug: 'about-us', title: 'Despre noi' },
    { id: 2, slug: 'termeni-si-conditii', title: 'Termeni și condiții' },
  ],
  categories: Array.from({ length: 9 }, (_, at) => ({
    id: at + 1,
    slug: `categoria-${at + 1}`,
    title: `Categoria ${at + 1}`,
  })),
};

/** What the API answers the frame with. */
export const answers: Record<string, unknown> = {
  '/api/categories/categories/': [
    {
      id: 1,
      slug: 'cabluri',
      title: 'Cabluri',
      link: '/catalog/cabluri',
      icon: null,
      count: 5,
      level: 1,
      parent_id: null,
    },
  ],
  '/api/contacts/header-phones/': [
    { ...phone(1, '+37369400100'), related_phones: [phone(2, '+37322221020')] },
  ],
  '/api/contacts/footer-contacts/': contacts,
  '/api/contacts/contact-page/': {
    company: { legal_name: 'Cablaj S.R.L.', idno: '1014600987651', tva: '', legal_address: '' },
  },
  '/api/core/shop/': { name: 'Cablaj', phone_prefixes_without_messengers: ['+373222'] },
  '/api/blog/items/': {
    results: [
      { id: 8, slug: 'inventar', title: 'Sâmbătă inventar' },
      { id: 7, slug: 'paste', title: 'Programul de Paște' },
    ],
  },
};
