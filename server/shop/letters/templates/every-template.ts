import type { Letter, Sender } from '../../../base/mail/letter.ts';
import type { MailTexts } from '../../../base/mail/mail-texts.ts';
import { accountOpened, accountOpenedTexts } from './account-opened.ts';
import { confirmEmail, confirmEmailTexts } from './confirm-email.ts';
import { contactRequest, contactRequestTexts } from './contact-request.ts';
import { customerEmailChanged, customerEmailChangedTexts } from './customer-email-changed.ts';
import {
  customerPasswordChanged,
  customerPasswordChangedTexts,
} from './customer-password-changed.ts';
import { orderCancelled, orderCancelledTexts } from './order-cancelled.ts';
import { orderChanged, orderChangedTexts } from './order-changed.ts';
import { orderConfirmation, orderConfirmationTexts } from './order-confirmation.ts';
import { orderNotice, orderNoticeTexts } from './order-notice.ts';
import { orderParcel, orderParcelTexts } from './order-parcel.ts';
import { type OrderMailData, orderStep, orderStepTexts } from './order-step.ts';
import { passwordReset, passwordResetTexts } from './password-reset.ts';
import { staffInvitation, staffInvitationTexts } from './staff-invitation.ts';
import { staffPasswordChanged, staffPasswordChangedTexts } from './staff-password-changed.ts';
import { staffPasswordLink, staffPasswordLinkTexts } from './staff-password-link.ts';
import { welcome, welcomeTexts } from './welcome.ts';

/** A kind of mail whose sentences staff may word, and what it looks like. */
export type Template = MailTexts & {
  /** Whether it tells of an order; the others are shown with made-up people. */
  isAboutOrder: boolean;
  /** With the data of an order where the mail is about one, else with an example. */
  write: (sender: Sender, data: OrderMailData) => Letter;
};

const aboutOrder = (
  texts: MailTexts,
  template: (data: OrderMailData & Sender) => Letter,
): Template => ({
  ...texts,
  isAboutOrder: true,
  write: (sender, data) => template({ ...data, ...sender }),
});

const about = (texts: MailTexts, write: (sender: Sender) => Letter): Template => ({
  ...texts,
  isAboutOrder: false,
  write,
});

const person = { name: 'Ana Rusu', username: 'ana.rusu', email: 'ana.rusu@example.md' };
const link = ({ publicUrl }: Sender, path: string) => `${publicUrl}${path}`;

/** A new kind of mail joins by its texts and an example. */
export const everyTemplate: Template[] = [
  aboutOrder(orderConfirmationTexts, orderConfirmation),
  aboutOrder(orderNoticeTexts, orderNotice),
  aboutOrder(orderStepTexts.confirmed, orderStep('confirmed')),
  aboutOrder(orderStepTexts.packed, orderStep('packed')),
  aboutOrder(orderStepTexts.shipped, orderStep('shipped')),
  aboutOrder(orderStepTexts.ready_for_pickup, orderStep('ready_for_pickup')),
  aboutOrder(orderStepTexts.completed, orderStep('completed')),
  aboutOrder(orderCancelledTexts, orderCancelled),
  aboutOrder(orderChangedTexts, orderChanged),
  aboutOrder(orderParcelTexts, orderParcel),
  about(welcomeTexts, (sender) =>
    welcome({ email: person.email, link: link(sender, '/account'), ...sender }),
  ),
  about(confirmEmailTexts, (sender) => confirmEmail({ link: link(sender, '/account'), ...sender })),
  about(passwordResetTexts, (sender) =>
    passwordReset({ ...person, link: link(sender, '/accounts/reset-password'), ...sender }),
  ),
  about(accountOpenedTexts, (sender) =>
    accountOpened({ ...person, link: link(sender, '/accounts/reset-password'), ...sender }),
  ),
  about(customerEmailChangedTexts, (sender) => customerEmailChanged({ ...person, ...sender })),
  about(customerPasswordChangedTexts, customerPasswordChanged),
  about(contactRequestTexts, (sender) =>
    contactRequest({
      request: {
        name: person.name,
        phone: '+373-69-123-456',
        comment: 'Aveți VVGng 3x2.5?',
        customerLocale: sender.locale,
      },
      ...sender,
    }),
  ),
  about(staffInvitationTexts, (sender) =>
    staffInvitation({ name: person.name, link: link(sender, '/admin/invitation'), ...sender }),
  ),
  about(staffPasswordLinkTexts, (sender) =>
    staffPasswordLink({ name: person.name, link: link(sender, '/admin/new-password'), ...sender }),
  ),
  about(staffPasswordChangedTexts, (sender) =>
    staffPasswordChanged({ name: person.name, ...sender }),
  ),
];
