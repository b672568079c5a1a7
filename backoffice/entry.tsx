// First: whatever comes after it may make markup.
import '../kit/ui/trusted-types.ts';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { LocaleContext } from '../kit/i18n/locale.ts';
import { reloadOnChunkFailure } from '../kit/state/reload-on-chunk-failure.ts';
import { ToastHost } from '../kit/ui/toast-host.tsx';
import { queries } from './api/queries.ts';
import { router } from './app/router.ts';
import { QuestionDialog } from './features/sign-in/question-dialog.tsx';
import { locale } from './i18n.ts';
import './styles.css';

reloadOnChunkFailure();

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <LocaleContext value={locale}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <QuestionDialog />
        {/* The buttons of a screen stand at its top. */}
        <ToastHost place="bottom" />
      </QueryClientProvider>
    </LocaleContext>,
  );
}
