import { expect, test } from 'vitest';
import { Component, loader } from './contact.tsx';
import { renderScreen } from './render-screen.fixture.tsx';

const phone = (id: number, dialled: string) => ({
  id,
  phone: `no. ${id}`,
  phone_to_call: dialled,
  department: 'Magazin',
});

const answers = {
  '/api/contacts/contact-page/': {
    address: [
      { address: 'str. Uzinelor 17', map_link: 'https://maps.example/17' },
      { address: 'str. Uzinelor 19', map_link: null },
    ],
    map_link: null,
    work_schedule: [{ period: 'Luni – vineri', hours: '09:00-17:00' }],
    free_schedule: '',
    emails: ['comenzi@cablaj.example', 'service@cablaj.example'],
    phones: [phone(1, '+37322221010'), phone(2, '+37369400100')],
    maps: { lat: 47, lng: 28 },
    company: {
      name: 'Cablaj',
      legal_name: 'Cablaj S.R.L.',
      idno: '1014600987651',
      tva: '',
      iban: 'MD28EX000002251001498765',
      bank: '',
      legal_address: 'Chișinău',
    },
  },
};

const show = (url = '/contact') => renderScreen({ path: url, Component, loader }, url, answers);

test('an address leads to its map, where it has one', async () => {
  const { html } = await show();
  expect(html).toContain('<a href="https://maps.example/17"');
  expect(html).toMatch(/<span[^>]*>str\.\sUzinelor 19<\/span>/);
});

test('fixed lines have neither Viber nor WhatsApp, mobile phones have both', async () => {
  const { html } = await show();
  expect(html).toContain('href="tel:+37322221010"');
  expect(html).not.toContain('wa.me/373222');
  expect(html).toContain('href="viber://chat?number=%2B37369400100"');
  expect(html).toContain('href="https://wa.me/37369400100"');
});

test('the company’s details leave out what it has not got', async () => {
  const { said } = await show();
  expect(said).toContain('IDNO (cod fiscal) 1014600987651 IBAN MD28EX000002251001498765 Adresa');
});

test('the form begins with the country’s prefix', async () => {
  const { html } = await show('/ru/contact');
  expect(html).toMatch(/<input[^>]*name="phone"[^>]*value="\+373"/);
});
