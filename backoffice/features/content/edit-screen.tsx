import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { blockKinds } from '../../../contract/staff/content/shapes.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ArticleForm } from './article-form.tsx';
import { BlockForm } from './block-form.tsx';
import { articles, blocks, CONTENT, pages, popups } from './desks.ts';
import { MailForm } from './mail-form.tsx';
import { PageForm } from './page-form.tsx';
import { PopupForm } from './popup-form.tsx';

const route = getRouteApi('/signed-in/content/$section/$id');

/** One thing, new or there already, with everything that can be written of it. */
export default function EditScreen() {
  const { section, id } = route.useParams();
  const { kind } = route.useSearch();
  const navigate = route.useNavigate();
  const onGone = () =>
    void navigate({ to: '/content/$section', params: { section }, ignoreBlocker: true });
  switch (section) {
    case 'articles':
      return (
        <Held id={id} section={section} read={articles.read}>
          {(held) => <ArticleForm held={held} onGone={onGone} />}
        </Held>
      );
    case 'blocks':
      return (
        <Held id={id} section={section} read={blocks.read}>
          {(held) => (
            <BlockForm
              held={held}
              kind={blockKinds.find((one) => one === kind) ?? 'slide'}
              onGone={onGone}
            />
          )}
        </Held>
      );
    case 'popups':
      return (
        <Held id={id} section={section} read={popups.read}>
          {(held) => <PopupForm held={held} onGone={onGone} />}
        </Held>
      );
    case 'mail':
      return <MailForm kind={id} />;
    default:
      return (
        <Held id={id} section="pages" read={pages.read}>
          {(held) => <PageForm held={held} onGone={onGone} />}
        </Held>
      );
  }
}

type Props<W> = {
  id: string;
  section: string;
  read: (id: number) => Promise<W>;
  children: (held: W | null) => ReactNode;
};

/** `new` is nothing yet. A form begins anew with every thing it is opened for. */
function Held<W>({ id, section, read, children }: Props<W>) {
  const isNew = id === 'new';
  const query = useQuery({
    queryKey: [...CONTENT, section, id],
    queryFn: () => read(Number(id)),
    enabled: !isNew,
  });
  if (isNew) return <div key="new">{children(null)}</div>;
  return <Loaded query={query}>{(held) => <div key={id}>{children(held)}</div>}</Loaded>;
}
