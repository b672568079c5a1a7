import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitingThing } from '../../../contract/staff/exchange.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { categoryOptions, readCategories } from '../../api/catalogue-reference.ts';
import { useDecideMany } from './use-decide.ts';
import { text } from './waiting-messages.ts';

type Props = { chosen: WaitingThing[]; onDone: () => void };

/** One decision about several that are alike. */
export function DecideBar({ chosen, onDone }: Props) {
  const [category, setCategory] = useState('');
  const { data: categories = [] } = useQuery(readCategories);
  const decide = useDecideMany(chosen, onDone);
  if (chosen.length === 0) return null;
  const likely = category || String(chosen.find((one) => one.category)?.category?.id ?? '');
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 bg-copper-soft px-4 py-2">
      <span className="mr-2 font-semibold">{text.selected(chosen.length)}</span>
      <Select
        bare
        name="category"
        label={text.category}
        value={likely}
        placeholder={text.chooseCategory}
        options={categoryOptions(categories)}
        onChange={setCategory}
        className="w-56"
      />
      <Button
        kind="primary"
        disabled={likely === ''}
        loading={decide.isPending}
        onClick={() => decide.mutate({ category_id: Number(likely) })}
      >
        {text.putAll}
      </Button>
      {chosen.every(({ proposed }) => proposed !== null) && (
        <Button disabled={decide.isPending} onClick={() => decide.mutate({ proposed: true })}>
          {text.allOurs}
        </Button>
      )}
      <Button disabled={decide.isPending} onClick={() => decide.mutate({ ignore: true })}>
        {text.notSold}
      </Button>
      <Button kind="ghost" onClick={onDone} className="ml-auto">
        {text.unselect}
      </Button>
    </div>
  );
}
