import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { message } from '../../../contract/messages.ts';
import type { WaitingThing } from '../../../contract/staff/exchange.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { categoryOptions, readCategories } from '../../api/catalogue-reference.ts';
import { locale } from '../../i18n.ts';
import { Finder } from '../../ui/finder.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { useDecide } from './use-decide.ts';
import { text } from './waiting-messages.ts';

type Props = { thing: WaitingThing; onClose: () => void };
type Found = { id: number; code: string; title: string };

/** Every decision there is about one thing. */
export function DecideDialog({ thing, onClose }: Props) {
  const { data: categories = [] } = useQuery(readCategories);
  const [category, setCategory] = useState(String(thing.category?.id ?? ''));
  const [isLacking, setLacking] = useState(false);
  const decide = useDecide(thing, onClose);
  return (
    <Dialog open onClose={onClose} title={text.decideTitle}>
      <p className="mb-4 font-semibold">
        {thing.title} <span className="font-normal text-steel">{thing.code}</span>
      </p>
      <div className="grid gap-5">
        <StaffForm
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setLacking(category === '');
            if (category !== '') decide.mutate({ category_id: Number(category) });
          }}
        >
          <Select
            name="category"
            label={text.inCategory}
            value={category}
            placeholder={text.chooseCategory}
            required
            options={categoryOptions(categories)}
            onChange={(chosen) => {
              setCategory(chosen);
              setLacking(false);
            }}
            error={isLacking ? message('VALIDATE.REQUIRED', locale) : undefined}
            className="min-w-0 flex-1 basis-60"
          />
          <Button type="submit" kind="primary" loading={decide.isPending}>
            {text.putAll}
          </Button>
        </StaffForm>
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 text-base">{text.isProduct}</h3>
          <Finder<Found>
            isInFlow
            label={text.findProduct}
            name="product"
            placeholder={text.findHint}
            queryKey="find-products"
            find={async (q) => (q.length < 2 ? [] : await findProducts(q))}
            keyOf={({ id }) => id}
            show={({ title, code }) => (
              <>
                {title} <span className="text-steel">{code}</span>
              </>
            )}
            onChoose={({ id }) => decide.mutate({ product_id: id })}
            none={() => text.foundNone}
          />
          <p className="mt-2 text-sm text-steel">{text.keepsOurs}</p>
        </section>
        <section className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
          <Button disabled={decide.isPending} onClick={() => decide.mutate({ ignore: true })}>
            {text.notSold}
          </Button>
          <p className="min-w-0 flex-1 basis-48 text-sm text-steel">{text.ignoreText}</p>
        </section>
      </div>
    </Dialog>
  );
}

const findProducts = async (q: string) =>
  (await api.get('/staff/find/', { query: { q } })).products ?? [];
