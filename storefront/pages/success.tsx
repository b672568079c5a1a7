import type { AnswerOf } from '../../contract/operation.ts';
import type { readFooterContacts } from '../../contract/operations/contacts.ts';
import { orNull } from '../api/or-null.ts';
import { SuccessScreen, viewMessages } from '../features/order/public.ts';
import { useMessages } from '../i18n/messages.ts';
import { useLoaderData, useParams } from '../router/hooks.ts';
import type { LoaderArguments } from '../router/screen.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../seo/site.ts';

/** Nothing of the order: it is its owner's, and fetched by the owner's browser. */
export const loader = (args: LoaderArguments) =>
  orNull(args.api.get<AnswerOf<typeof readFooterContacts>>('/contacts/footer-contacts/'));

export function Component() {
  const contacts = useLoaderData<typeof loader>();
  const { alias = '' } = useParams();
  const text = useMessages(viewMessages);
  const site = useSite();
  return (
    <div className="page min-h-dvh py-6 md:py-10">
      <PageHead title={`${text.hiddenTitle} | ${site.name}`} noindex />
      <SuccessScreen key={alias} id={alias} contacts={contacts} />
    </div>
  );
}
