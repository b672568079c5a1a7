import type { ComponentProps } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { CableEnd } from './cable-end.tsx';
import { Facts } from './facts.tsx';
import { messages } from './messages.ts';
import { RegisterButton } from './register-button.tsx';

type Props = { isCustomer: boolean; hasProforma: boolean; facts: ComponentProps<typeof Facts> };

export function Hero({ isCustomer, hasProforma, facts }: Props) {
  const text = useMessages(messages);
  return (
    <div className="on-ink overflow-hidden">
      <div className="page grid items-center gap-8 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,0.72fr)] md:py-16 xl:gap-16">
        <div>
          <p className="font-semibold text-spark">{text.eyebrow}</p>
          <h1 className="mt-3 text-4xl leading-tight text-balance md:text-5xl xl:text-6xl">
            {text.headline}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-silver">{text.lead(hasProforma)}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <RegisterButton isCustomer={isCustomer} />
            <Button kind="ghost" href="#ask" className="border-silver!">
              {text.ask}
            </Button>
          </div>
        </div>
        <CableEnd className="mx-auto w-full max-w-72 md:max-w-none" />
      </div>
      <div className="page pb-10 md:pb-12">
        <Facts {...facts} />
      </div>
    </div>
  );
}
