import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { blockKinds } from '../../../contract/staff/content/shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { articles } from '../../resources/content/articles.tsx';
import { blocksOf } from '../../resources/content/blocks.tsx';
import type { Shown } from '../../resources/content/fields.tsx';
import { MissingMark, StateMark } from '../../resources/content/marks.tsx';
import { pages } from '../../resources/content/pages.tsx';
import { popups } from '../../resources/content/popups.tsx';
import type { Resource } from '../../resources/resource.ts';
import { useResourceForm } from '../../resources/use-resource-form.tsx';
import { useMay } from '../../session/session.ts';
import { HeldForm } from '../../ui/held-form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/messages.ts';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { MailForm } from './mail-form.tsx';
import { text } from './messages.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const route = getRouteApi('/signed-in/content/$section/$id');

/** One thing, new or there already, with everything that can be written of it. */
export default function EditScreen() {
  const { section, id } = route.useParams();
  const { kind } = route.useSearch();
  if (section === 'articles') return <One key={section} resource={articles} />;
  if (section === 'blocks') {
    const resource = blocksOf(blockKinds.find((one) => one === kind) ?? 'slide');
    return <One key={section} resource={resource} />;
  }
  if (section === 'popups') return <One key={section} resource={popups} />;
  if (section === 'mail') return <MailForm kind={id} />;
  return <One key="pages" resource={pages} />;
}

type Kind<Whole extends Shown, Values extends FieldValues, Body extends object> = {
  resource: Resource<Whole, Values, Body, Whole>;
};

/** `new` is nothing yet. A form begins anew with every thing it is opened for. */
function One<Whole extends Shown, Values extends FieldValues, Body extends object>({
  resource,
}: Kind<Whole, Values, Body>) {
  const { id } = route.useParams();
  const query = useQuery({
    queryKey: [...resource.renews[0], 'form', id],
    queryFn: () => (id === 'new' ? null : resource.read(id)),
  });
  return (
    <Loaded query={query}>
      {(held) => <ContentForm key={id} resource={resource} held={held} />}
    </Loaded>
  );
}

/** The frame of every form: its state, saving, looking at it, and what is asked on the way out. */
function ContentForm<Whole extends Shown, Values extends FieldValues, Body extends object>({
  resource,
  held,
}: Kind<Whole, Values, Body> & { held: Whole | null }) {
  const navigate = route.useNavigate();
  const { section, id } = route.useParams();
  const { Fields, removal, texts, href, writes } = resource;
  const mayWrite = useMay(writes);
  const [isLooking, setLooking] = useState(false);
  const { form, field } = useResourceForm(resource, {
    held,
    kept: `${section} ${id}`,
    nextOf: (saved: Whole) => saved,
    onSaved(saved) {
      if (held) return;
      const params = { section, id: String(saved.id) };
      void navigate({
        to: '/content/$section/$id',
        params,
        ignoreBlocker: true,
        replace: true,
      });
    },
  });
  const title = held ? resource.titleOf(held) : texts.add;
  return (
    <Screen
      title={title}
      needs={held ? resource.reads : writes}
      isForm
      back={{ href, label: texts.many }}
      mark={
        held && (
          <>
            <StateMark state={held.state} />
            <MissingMark missing={held.missing} />
          </>
        )
      }
      actions={
        <>
          {held && mayWrite && removal && (
            <RemoveButton
              question={ui.removeSure(title)}
              text={removal.text}
              renews={resource.renews}
              remove={() => removal.remove(held.id, held.version)}
              onRemoved={() =>
                void navigate({
                  to: '/content/$section',
                  params: { section },
                  ignoreBlocker: true,
                })
              }
            />
          )}
          {held && (
            <Button icon="eye" onClick={() => setLooking(true)}>
              {text.preview}
            </Button>
          )}
          {mayWrite && (
            <Button type="submit" form={FORM} kind="primary" loading={form.formState.isSubmitting}>
              {ui.save}
            </Button>
          )}
        </>
      }
    >
      <HeldForm id={FORM} form={form} mayWrite={mayWrite}>
        <Fields {...{ form, field, held }} />
      </HeldForm>
      {held && isLooking && (
        <PreviewDialog section={section} id={held.id} onClose={() => setLooking(false)} />
      )}
    </Screen>
  );
}

/** The button that saves stands beside the title, outside the form. */
const FORM = 'content-form';
