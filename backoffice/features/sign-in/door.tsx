import { type ReactNode, useEffect } from 'react';
import { LogoMark } from '../../../kit/ui/logo.tsx';
import { InnerLinks } from '../../app/inner-links.tsx';

/** The page before the back office: the shop's mark and one card. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="grid min-h-dvh place-items-center on-ink p-4">
      <main id="content" className="w-full max-w-md">
        <div className="mb-6 flex justify-center">
          <LogoMark size={56} />
        </div>
        <div className="rounded-card on-paper p-6 shadow-float md:p-8">
          <h1 className="mb-4 text-2xl">{title}</h1>
          <InnerLinks>{children}</InnerLinks>
        </div>
      </main>
    </div>
  );
}
