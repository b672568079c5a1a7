import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useMay } from '../../session/session.ts';
import { type Conflict, ConflictDialog, conflictIn } from '../../ui/conflict.tsx';
import { useStaffForm } from '../../ui/form.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Screen } from '../../ui/screen.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { differencesOf } from './conflict-differences.ts';
import { formMessages } from './form-messages.ts';
import { changesOf, type Values, valuesOf } from './form-values.ts';
import { DraftNotice, forgetDraft, useKeptDraft } from './kept-draft.tsx';
import { PastPanels } from './past-panels.tsx';
import { Sections } from './sections.tsx';
import { SlugPanel } from './slug-panel.tsx';
import { StateBadge } from './state-badge.tsx';
import { StockPanel } from './stock-panel.tsx';

const route = getRouteApi('/signed-in/products/$id');

export default function ProductScreen() {
  const { id } = route.useParams();
  const query = useQuery({
    queryKey: ['product', id],
    queryFn: () => api.get('/staff/products/{id}/', { params: { id } }),
    // What is being edited is not changed under the hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded query={query}>
      {(product) => <Editor key={`${product.id} ${product.version}`} product={product} />}
    </Loaded>
  );
}

const renew = async (id: number) => {
  void queries.invalidateQueries({ queryKey: ['products'] });
  await queries.invalidateQueries({ queryKey: ['product', String(id)] });
};

/** One version of a product in the hands of somebody. */
function Editor({ product }: { product: ProductForm }) {
  const text = useMessages(formMessages);
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('products.write');
  const { id } = product;
  const before = valuesOf(product);
  const [conflict, setConflict] = useState<{ told: Conflict; now: ProductForm } | null>(null);

  async function send(version: number, typed: Values) {
    await api.post('/staff/products/{id}/', {
      params: { id },
      body: { version, ...changesOf(before, typed) },
    });
    forgetDraft(id);
    form.reset(typed);
    toast('success', ui.saved);
    await renew(id);
  }

  const form = useStaffForm<Values>({
    values: before,
    save: (typed) => send(product.version, typed),
    onRefused(error) {
      const told = conflictIn(error);
      if (!told) return false;
      void api
        .get('/staff/products/{id}/', { params: { id } })
        .then((now) => setConflict({ told, now }));
      return true;
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useKeptDraft(product, form);
  const last = conflict?.now.history[0];

  return (
    <StaffForm onSubmit={form.submit}>
      <Screen
        title={titleOf(product.fields)}
        isForm
        mark={<StateBadge state={product.fields.state} />}
        back={{ href: '/admin/products', label: text.products }}
        actions={
          <>
            <Button icon="eye" href={`/admin/products/${id}/preview`}>
              {text.preview}
            </Button>
            {mayWrite && (
              <Button type="submit" kind="primary" loading={isSubmitting} disabled={!isDirty}>
                {ui.save}
              </Button>
            )}
          </>
        }
      >
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px]">
          <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
            {!mayWrite && <Alert kind="info">{text.readOnly}</Alert>}
            {mayWrite && <DraftNotice draft={draft} />}
            <Sections form={form} product={product} />
          </fieldset>
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <StockPanel product={product} onMoved={() => renew(id)} isLocked={isDirty} />
            <SlugPanel product={product} onRenamed={() => renew(id)} isLocked={isDirty} />
            <PastPanels product={product} />
          </div>
        </div>
      </Screen>
      <LeaveGuard when={isDirty && !isSubmitting} />
      <ConflictDialog
        conflict={conflict?.told ?? null}
        differences={
          conflict ? differencesOf(before, valuesOf(conflict.now), form.getValues(), text) : []
        }
        {...(last?.actor_name && { who: last.actor_name })}
        onClose={() => setConflict(null)}
        onReload={() => {
          setConflict(null);
          forgetDraft(id);
          form.reset();
          void renew(id);
        }}
        onOverwrite={() => {
          const version = conflict?.now.version ?? 0;
          setConflict(null);
          void send(version, form.getValues());
        }}
      />
    </StaffForm>
  );
}
