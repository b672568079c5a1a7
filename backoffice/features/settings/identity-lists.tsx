import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { TextField } from '../../ui/form.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { BothLanguages } from './both-languages.tsx';
import { messages } from './messages.ts';
import type { TypedIdentity } from './typed-identity.ts';

type Props = { form: Pick<UseFormReturn<TypedIdentity>, 'control' | 'watch' | 'setValue'> };

const empty = { ro: '', ru: '' };

/** What the shop may have several of: e-mails, addresses, working days, networks. */
export function IdentityLists({ form: { control, watch, setValue } }: Props) {
  const text = useMessages(messages);
  const { emails, addresses, workSchedule, socials } = watch('value');
  const dirty = { shouldDirty: true };
  return (
    <>
      <RowList
        label={text.emails}
        hint={text.emailHint}
        rows={emails}
        blank=""
        onChange={(rows) => setValue('value.emails', rows, dirty)}
      >
        {(index) => (
          <TextField
            control={control}
            name={`value.emails.${index}`}
            label={`${text.email} ${index + 1}`}
            type="email"
            required
          />
        )}
      </RowList>
      <RowList
        label={text.addresses}
        rows={addresses}
        blank={{ address: empty, mapLink: '' }}
        onChange={(rows) => setValue('value.addresses', rows, dirty)}
      >
        {(index) => (
          <div className="grid gap-3">
            <BothLanguages
              control={control}
              name={`value.addresses.${index}.address`}
              label={`${text.address} ${index + 1}`}
              required
            />
            <TextField
              control={control}
              name={`value.addresses.${index}.mapLink`}
              label={text.mapLink}
              type="url"
            />
          </div>
        )}
      </RowList>
      <RowList
        label={text.schedule}
        rows={workSchedule}
        blank={{ period: empty, hours: '' }}
        onChange={(rows) => setValue('value.workSchedule', rows, dirty)}
      >
        {(index) => (
          <div className="grid gap-3">
            <BothLanguages
              control={control}
              name={`value.workSchedule.${index}.period`}
              label={`${text.period} ${index + 1}`}
              required
            />
            <TextField
              control={control}
              name={`value.workSchedule.${index}.hours`}
              label={text.hours}
              required
            />
          </div>
        )}
      </RowList>
      <RowList
        label={text.socials}
        rows={socials}
        blank={{ kind: 'facebook', link: 'https://' }}
        onChange={(rows) => setValue('value.socials', rows, dirty)}
      >
        {(index) => (
          <div className="grid gap-3 md:grid-cols-[160px_1fr]">
            <TextField
              control={control}
              name={`value.socials.${index}.kind`}
              label={text.network}
              required
            />
            <TextField
              control={control}
              name={`value.socials.${index}.link`}
              label={text.link}
              type="url"
              required
            />
          </div>
        )}
      </RowList>
    </>
  );
}
