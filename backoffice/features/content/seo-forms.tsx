import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { listSeo } from '../../../contract/staff/operations/content.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { LanguagePair, useStaffForm } from '../../ui/form.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { RichTextPair } from '../../ui/rich-text-field.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { CONTENT } from './desks.ts';
import { MissingMark } from './marks.tsx';
import { seoMessages } from './seo-messages.ts';

type Seo = AnswerOf<typeof listSeo>[number];

/** How much of a title and a description search engines show. */
const ROOM = { title: 60, description: 160 };

export function SeoForms() {
  const query = useQuery({
    queryKey: [...CONTENT, 'seo'],
    queryFn: () => api.get('/staff/content/seo/'),
  });
  return (
    <Loaded query={query}>
      {(all) => (
        <div className="grid gap-4">
          {all.map((seo) => (
            <SeoForm key={seo.page} seo={seo} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function SeoForm({ seo }: { seo: Seo }) {
  const words = useMessages(seoMessages);
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('content.write');
  const { page, version: opened, missing, ...values } = seo;
  const [version, setVersion] = useState(opened);
  const form = useStaffForm({
    values,
    async save(typed) {
      const saved = await api.post('/staff/content/seo/{page}/', {
        params: { page },
        body: { version, ...typed },
      });
      setVersion(saved.version);
      form.reset(typed);
      void queries.invalidateQueries({ queryKey: CONTENT });
      toast('success', ui.saved);
    },
  });
  const { control, formState, submit, watch } = form;
  const room = (name: 'title' | 'description') =>
    words.room(watch(`${name}_ro`).length, watch(`${name}_ru`).length, ROOM[name]);
  return (
    <Panel title={words[page]} actions={<MissingMark missing={missing} />}>
      <StaffForm onSubmit={submit}>
        <fieldset disabled={!mayWrite} className="grid gap-4">
          <LanguagePair control={control} name="title" label={words.title} required />
          <p className="-mt-2 text-sm text-steel">{room('title')}</p>
          <LanguagePair
            control={control}
            name="description"
            label={words.description}
            multiline
            rows={3}
          />
          <p className="-mt-2 text-sm text-steel">{room('description')}</p>
          <RichTextPair control={control} name="text" label={words.text} disabled={!mayWrite} />
          {mayWrite && (
            <div>
              <Button type="submit" kind="primary" loading={formState.isSubmitting}>
                {ui.save}
              </Button>
            </div>
          )}
        </fieldset>
      </StaffForm>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
    </Panel>
  );
}
