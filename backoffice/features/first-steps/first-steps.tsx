import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FirstSteps as Steps } from '../../../contract/staff/operations/first-steps.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { text } from './messages.ts';

const firstSteps = {
  queryKey: ['first-steps'],
  queryFn: () => api.get('/staff/first-steps/'),
};

/** What a new shop still needs before it can sell: seen by who can say it, until it is put aside. */
export function FirstSteps() {
  const isOwner = useMay('settings.write');
  const { data: steps } = useQuery({ ...firstSteps, enabled: isOwner });
  return steps && !steps.is_over ? <StepsPanel steps={steps} /> : null;
}

/** Steps that are done by filling in what stands elsewhere. */
const filled = [
  ['identity', '/admin/settings?part=identity'],
  ['phones', '/admin/content/phones'],
  ['logo', '/admin/settings?part=identity'],
  ['delivery', '/admin/settings?part=delivery'],
] as const;

function StepsPanel({ steps }: { steps: Steps }) {
  const putAside = useAct({
    act: async () => {
      const { first_steps: held } = await api.get('/staff/settings/');
      const replaces = held.unreadable.map(({ place }) => place);
      const body = { version: held.version, replaces, value: { isOver: true } };
      return api.post('/staff/settings/first_steps/', { body });
    },
    renews: [firstSteps.queryKey],
  });
  const done = [
    ...filled.map(([name]) => steps[name]),
    steps.pages,
    steps.sections > 0,
    steps.products > 0,
  ];
  return (
    <Panel
      title={text.title}
      actions={
        <span className="text-sm text-steel">
          {text.done(done.filter(Boolean).length, done.length)}
        </span>
      }
    >
      <p className="mb-3 max-w-prose text-sm text-steel">{text.intro}</p>
      <ol className="divide-y divide-line border-y border-line">
        {filled.map(([name, href]) => (
          <Step key={name} title={text[name]} hint={text[`${name}Hint`]} isDone={steps[name]}>
            <StepLink href={href} of={text[name]} />
          </Step>
        ))}
        <Step
          title={text.pages}
          hint={!steps.pages && steps.pages_there > 0 ? text.pagesDrafts : text.pagesHint}
          isDone={steps.pages}
        >
          {steps.pages_there === 0 && (
            <TakeReady
              act={() => api.post('/staff/first-steps/pages/', { body: {} })}
              renews="content"
              said={text.pagesTaken}
              label={text.takePages}
            />
          )}
          <StepLink href="/admin/content/pages" of={text.pages} />
        </Step>
        <Step
          title={text.sections}
          hint={steps.sections > 0 ? text.sectionsThere(steps.sections) : text.sectionsHint}
          isDone={steps.sections > 0}
        >
          {steps.sections === 0 && (
            <TakeReady
              act={() => api.post('/staff/first-steps/sections/', { body: {} })}
              renews="categories"
              said={text.sectionsTaken}
              label={text.takeSections}
            />
          )}
          <a href="/admin/catalogue/categories" className="button button-secondary button-sm">
            {text.own}
          </a>
        </Step>
        <Step
          title={text.products}
          hint={steps.products > 0 ? text.productsThere(steps.products) : text.productsHint}
          isDone={steps.products > 0}
        >
          <a href="/admin/import" className="button button-secondary button-sm">
            {text.import}
          </a>
        </Step>
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="sm"
          kind={done.every(Boolean) ? 'primary' : 'ghost'}
          loading={putAside.isPending}
          onClick={() => putAside.mutate()}
        >
          {text.putAside}
        </Button>
        <a href="/" target="_blank" rel="noopener" className="button button-ghost button-sm">
          {text.openShop}
        </a>
      </div>
    </Panel>
  );
}

type StepProps = { title: string; hint: string; isDone: boolean; children: ReactNode };

function Step({ title, hint, isDone, children }: StepProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span
        className={`grid size-7 flex-none place-items-center rounded-full border ${
          isDone ? 'border-ok bg-ok text-paper' : 'border-edge'
        }`}
      >
        {isDone && <Icon name="check" size={16} />}
        {isDone && <span className="sr-only">{text.isDone}</span>}
      </span>
      <div className="min-w-48 flex-1">
        <h3 className="text-[15px] font-semibold">{title}</h3>
        <p className="text-sm text-steel">{hint}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

const StepLink = ({ href, of }: { href: string; of: string }) => {
  return (
    <a href={href} aria-label={`${text.open}: ${of}`} className="button button-secondary button-sm">
      {text.open}
    </a>
  );
};

type ReadyProps = {
  act: () => Promise<unknown>;
  renews: string;
  said: string;
  label: string;
};

/** What stands ready to be taken over. */
function TakeReady({ act, renews, said, label }: ReadyProps) {
  const taking = useAct({ act, renews: [firstSteps.queryKey, [renews]], said });
  return (
    <Button size="sm" loading={taking.isPending} onClick={() => taking.mutate()}>
      {label}
    </Button>
  );
}
