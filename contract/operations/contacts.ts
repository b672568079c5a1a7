import * as v from 'valibot';
import { contactForm } from '../forms/contact.ts';
import { operation } from '../operation.ts';
import { contactPage, district, footerContacts, headerPhone } from '../shapes/contact.ts';
import { detail } from '../shapes/values.ts';

const read = { method: 'get', access: 'anyone', cache: 'shared' } as const;

export const readContactPage = operation({
  ...read,
  id: 'readContactPage',
  path: '/contacts/contact-page/',
  summary: 'Addresses, phones, schedule and company data',
  answer: contactPage,
});
export const sendContactForm = operation({
  id: 'sendContactForm',
  method: 'post',
  access: 'anyone',
  path: '/contacts/contact-page/form/',
  summary: 'Ask the shop to call back',
  body: contactForm,
  answer: detail,
  status: 201,
});
export const readFooterContacts = operation({
  ...read,
  id: 'readFooterContacts',
  path: '/contacts/footer-contacts/',
  summary: 'Everything the footer shows',
  answer: footerContacts,
});
export const listHeaderPhones = operation({
  ...read,
  id: 'listHeaderPhones',
  path: '/contacts/header-phones/',
  summary: 'Phones of the header with related phones',
  answer: v.array(headerPhone),
});
export const listDistricts = operation({
  ...read,
  id: 'listDistricts',
  path: '/contacts/districts/',
  summary: 'Districts and localities to deliver to',
  answer: v.array(district),
});
