import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type LinkKind, linkKinds } from '../../../contract/constants.ts';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { Finder } from '../../ui/finder.tsx';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { text } from './form-messages.ts';
import type { Values } from './form-values.ts';

export type Linked = Pick<ProductForm['linked'][number], 'id' | 'title_ro' | 'title_ru' | 'code'>;
/** Found at a time. */
const MOST = 20;

type Props = {
  form: UseFormReturn<Values>;
  linked: Linked[];
  onFound: (product: Linked) => void;
};

/** What the product's page leads to: similar ones, what goes with it, what replaced it. */
export function LinksPanel({ form, linked, onFound }: Props) {
  const links = useWatch({ control: form.control, name: 'links' });
  const [kind, setKind] = useState<LinkKind>('similar');
  const set = (next: Values['links']) => form.setValue('links', next, { shouldDirty: true });
  const nameOf = (id: number) => {
    const found = linked.find((one) => one.id === id);
    return found ? `${titleOf(found)} (${found.code})` : String(id);
  };
  function add(product: Linked) {
    onFound(product);
    if (links.every((link) => link.kind !== kind || link.id !== product.id)) {
      set([...links, { kind, id: product.id }]);
    }
  }
  return (
    <Panel title={text.links}>
      <div className="grid grid-cols-1 gap-3">
        {linkKinds.map((one) => {
          const ofKind = links.filter((link) => link.kind === one);
          return (
            ofKind.length > 0 && (
              <section key={one}>
                <h3 className="text-sm text-steel">{text[one]}</h3>
                <ul>
                  {ofKind.map(({ id }) => (
                    <li key={id} className="flex items-center gap-2 text-sm">
                      <a href={`/admin/products/${id}`} className="link min-w-0 flex-1 truncate">
                        {nameOf(id)}
                      </a>
                      <Button
                        kind="ghost"
                        size="sm"
                        icon="trash"
                        aria-label={text.remove(nameOf(id))}
                        onClick={() =>
                          set(links.filter((link) => link.kind !== one || link.id !== id))
                        }
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
        <div className="flex flex-wrap items-start gap-3">
          <Select
            name="link_kind"
            label={text.linkKind}
            value={kind}
            options={linkKinds.map((value) => ({ value, label: text[value] }))}
            onChange={(value) => setKind(linkKinds.find((one) => one === value) ?? 'similar')}
            className="w-52"
          />
          <div className="min-w-60 flex-1">
            <Finder<Linked>
              label={text.addLink}
              name="linked"
              queryKey="products-to-link"
              find={async (search) =>
                (await api.get('/staff/products/', { query: { search } })).results.slice(0, MOST)
              }
              keyOf={({ id }) => id}
              show={(found) => (
                <>
                  {titleOf(found)} <span className="text-steel">{found.code}</span>
                </>
              )}
              onChoose={add}
              none={() => ui.noMatch}
              isInFlow
            />
          </div>
        </div>
      </div>
    </Panel>
  );
}
