import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { listSeo } from '../../../contract/staff/operations/content.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { contentWords } from '../../resources/content/fields.tsx';
import { MissingMark } from '../../resources/content/marks.tsx';
import { oneOf } from '../../resources/resource.ts';
import { useMay } from '../../session/session.ts';
import { LanguagePair } from '../../ui/form.tsx';
import { HeldForm } from '../../ui/held-form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { RichTextPair } from '../../ui/rich-text-field.tsx';
import { useHeldForm } from '../../ui/use-held-form.tsx';
import { seoText as words } from './messages.ts';

type Seo = AnswerOf<typeof listSeo>[number];

/** How much of a title and a description search engines show. */
const ROOM = { title: 60, description: 160 };

const readSeo = {
  queryKey: ['content', 'seo'],
  queryFn: () => api.get('/staff/content/seo/'),
};

export const SeoForms = () => (
  <Loaded query={useQuery(readSeo)}>
    {(all) => (
      <div className="grid gap-4">
        {all.map((seo) => (
          <SeoForm key={seo.page} seo={seo} />
        ))}
      </div>
    )}
  </Loaded>
);

const textsOf = ({ page, version, missing, ...texts }: Seo) => texts;

function SeoForm({ seo }: { seo: Seo }) {
  const mayWrite = useMay('content.write');
  const { page } = seo;
  const form = useHeldForm({
    held: seo,
    valuesOf: (held) => textsOf(held ?? seo),
    labels: { title: words.title, description: words.description, text: words.text },
    wordsOf: contentWords,
    kept: `seo ${page}`,
    read: async () => oneOf(await readSeo.queryFn(), (one) => one.page === page),
    save: (typed, { whole }) =>
      api.post('/staff/content/seo/{page}/', {
        params: { page },
        body: { version: whole?.version ?? 0, ...typed },
      }),
    nextOf: (saved) => saved,
    renews: [readSeo.queryKey],
  });
  const { control, formState, watch } = form;
  const room = (name: 'title' | 'description') =>
    words.room(watch(`${name}_ro`).length, watch(`${name}_ru`).length, ROOM[name]);
  return (
    <Panel title={words[page]} actions={<MissingMark missing={seo.missing} />}>
      <HeldForm form={form} mayWrite={mayWrite}>
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
      </HeldForm>
    </Panel>
  );
}
